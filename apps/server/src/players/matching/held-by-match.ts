/** An exclusion `x` of the player `p` that is in force at $1. */
export const IN_FORCE = 'x.player_id = p.id and (x.ends_at is null or x.ends_at > $1)'
/** A player who is excluded without a time is so for good. */
export const WITHOUT_TIME = `(p.status = 'excluded' and not exists (select from player_exclusion x where x.player_id = p.id))`
/** A player `p` whose exclusion is in force at $1, whatever else an operator has done to them. */
export const SHUT_OUT = `(exists (select from player_exclusion x where ${IN_FORCE}) or ${WITHOUT_TIME})`
/**
 * Condition for an exclusion `x` to hold older accounts as well. Another person may have registered
 * with a player's data and excluded that account, so the exclusion needs an operator, or money that
 * has moved in the account.
 */
export const CERTAIN = `(x.moved_money or x.asked_by <> 'player')`

/**
 * A match that was found as `near` and cleared may still be found to be the `same` later; the other
 * way round it is cleared as well.
 */
export const IS_CLEARED = `exists (
  select from identity_match c
    cross join lateral (select decision from match_decision where match_id = c.id order by id desc limit 1) newest
   where c.player_id = m.player_id and c.other_id = m.other_id and c.likeness in ('same', m.likeness) and newest.decision = 'cleared')`

const IS_CONFIRMED = `exists (
  select from identity_match c
    cross join lateral (select decision from match_decision where match_id = c.id order by id desc limit 1) newest
   where c.player_id = m.player_id and c.other_id = m.other_id and newest.decision = 'confirmed')`

const IS_SAME_AS_BLOCKED = `(p.status = 'blocked' and m.likeness = 'same')`
/** Whether a match `m` with the player `p` counts at $1. */
export const COUNTS = `(${SHUT_OUT} or ${IS_SAME_AS_BLOCKED})`
/** Whether a match `m` of the player `h` with the player `p` keeps `h` from playing at $1. */
export const HOLDS = `((${IS_SAME_AS_BLOCKED} or ${WITHOUT_TIME} or (${SHUT_OUT} and ${IS_CONFIRMED})
    or exists (select from player_exclusion x where ${IN_FORCE} and (${CERTAIN} or h.created_at >= p.created_at)))
  and not ${IS_CLEARED})`

/** SQL of whether the player whose id is `player` is held at $1, by a match for which `more` holds. */
export const heldByMatch = (
  player: string,
  more = 'true',
) => `exists (select from identity_match m join player h on h.id = m.player_id join player p on p.id = m.other_id
      where m.player_id = ${player} and ${more} and ${HOLDS})`
