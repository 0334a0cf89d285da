import type { GamePages } from '../../lib/games/pages'

export default {
  pages: [
    {
      path: 'companies',
      title: 'page-companies',
      load: () => import('./companies/Companies.svelte'),
    },
  ],
  bring: (company) => ({ kind: 'muster', action: { type: 'muster', company } as { type: string } }),
} satisfies GamePages
