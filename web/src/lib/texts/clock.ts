// Which clock a table has, in words: the same wherever a table is told of.

import type { ClockPlan } from '../../protocol/table'
import { t } from './speech.svelte'

export const DAY = 86400

/** How much time there is. */
export function timesWords({
  kind,
  seconds,
  increment,
}: Pick<ClockPlan, 'kind' | 'seconds' | 'increment'>): string {
  if (kind === 'days') return t('web-clock-plan-days', { count: seconds / DAY })
  if (kind === 'bank') {
    return t('web-clock-plan-bank', { minutes: seconds / 60, seconds: increment ?? 0 })
  }
  return seconds < 60
    ? t('web-clock-plan-seconds', { count: seconds })
    : t('web-clock-plan-minutes', { count: seconds / 60 })
}

/** How much time there is, and what happens when it is over. */
export function clockWords(clock: ClockPlan | null | undefined): string {
  if (!clock) return t('web-clock-told-none')
  return t(`web-clock-told-${clock.zero ?? 'bot'}`, { clock: timesWords(clock) })
}
