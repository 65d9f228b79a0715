export interface WaitingBonus {
  /** The player has accepted it. */
  isQueued: boolean
  /** The casino lets accepted bonuses queue. */
  queues: boolean
  /** True while another bonus is active. */
  mustWait: boolean
}

/** Returns the key of the text about what a bonus waits for. */
export function waitingText({ isQueued, queues, mustWait }: WaitingBonus) {
  // A job starts the bonus some seconds after the one before it has ended.
  if (isQueued && !mustWait) return 'bonus_begins_soon'
  return isQueued || queues ? 'bonus_waits_for_turn' : 'one_bonus_at_a_time'
}
