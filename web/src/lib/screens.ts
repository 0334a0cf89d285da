// Screens that are loaded when somebody goes there.

export const tableScreen = () => import('../screens/TableScreen.svelte')
export const mineScreen = () => import('../screens/Mine.svelte')
export const rulesScreen = () => import('../screens/Rules.svelte')
export const openTableScreen = () => import('../screens/OpenTable.svelte')
