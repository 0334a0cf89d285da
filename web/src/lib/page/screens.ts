// Screens that are loaded when somebody goes there.

export const tableScreen = () => import('../../screens/TableScreen.svelte')
export const ownTablesScreen = () => import('../../screens/OwnTables.svelte')
export const replayScreen = () => import('../../screens/ReplayScreen.svelte')
export const nowhereScreen = () => import('../../screens/Nowhere.svelte')
export const gameScreen = () => import('../../screens/GameScreen.svelte')
export const rulesScreen = () => import('../../screens/Rules.svelte')
export const tourScreen = () => import('../../screens/Tour.svelte')
export const accountScreen = () => import('../../screens/Account.svelte')
export const ratingsScreen = () => import('../../screens/Ratings.svelte')
export const openTableScreen = () => import('../../screens/OpenTable.svelte')
