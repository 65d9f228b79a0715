import * as v from 'valibot'

/** The numbers that a licence decides. */
export interface LicencePolicy {
  /** As a sentence names it. */
  regulator: string
  /** A session without a single request ends after this time. */
  idleSessionS: number
  /** However busy, nobody stays signed in for longer. */
  longestSessionS: number
  /** Between two reality checks. */
  realityCheckS: number
  /** A player must set a deposit limit before the first deposit. */
  depositLimitRequired: boolean
  /** A raised limit starts after this time. */
  raisedLimitAfterS: number
  autoplay: boolean
  /** A slot's round takes at least this long. */
  shortestRoundMs: number
  /** Games that return less to their players, in hundredths of a percent, are not offered. */
  lowestRtp: number
}

const whole = (from: number, to: number) => {
  const sentence = `must be a whole number from ${from} to ${to}`
  return v.pipe(v.number(sentence), v.integer(sentence), v.minValue(from, sentence), v.maxValue(to, sentence))
}
const yesOrNo = v.boolean('must be true or false')

/** What a policy file holds, in the units in which it is written. */
export const policyFile = v.pipe(
  v.strictObject({
    regulator: v.pipe(v.string('must be a name'), v.trim(), v.minLength(1, 'must be a name')),
    session: v.strictObject({ idleMinutes: whole(1, 1440), longestHours: whole(1, 8760) }),
    realityCheck: v.strictObject({ everyMinutes: whole(1, 1440) }),
    limits: v.strictObject({ depositLimitRequired: yesOrNo, raisedAfterHours: whole(0, 8760) }),
    games: v.strictObject({
      autoplay: yesOrNo,
      shortestRoundMs: whole(0, 60_000),
      lowestRtpPercent: v.pipe(
        v.number('must be a percentage from 0 to 100'),
        v.minValue(0, 'must be a percentage from 0 to 100'),
        v.maxValue(100, 'must be a percentage from 0 to 100'),
      ),
    }),
  }),
  v.forward(
    v.check(({ session }) => session.idleMinutes <= session.longestHours * 60, 'must not be longer than longestHours'),
    ['session', 'idleMinutes'],
  ),
  v.transform(
    ({ regulator, session, realityCheck, limits, games }): LicencePolicy => ({
      regulator,
      idleSessionS: session.idleMinutes * 60,
      longestSessionS: session.longestHours * 3600,
      realityCheckS: realityCheck.everyMinutes * 60,
      depositLimitRequired: limits.depositLimitRequired,
      raisedLimitAfterS: limits.raisedAfterHours * 3600,
      autoplay: games.autoplay,
      shortestRoundMs: games.shortestRoundMs,
      lowestRtp: Math.round(games.lowestRtpPercent * 100),
    }),
  ),
)

/** The strictest of every column: for whoever nobody decided about. */
export function strictest(policies: readonly LicencePolicy[], regulator: string): LicencePolicy {
  const least = (pick: (policy: LicencePolicy) => number) => Math.min(...policies.map(pick))
  const most = (pick: (policy: LicencePolicy) => number) => Math.max(...policies.map(pick))
  return {
    regulator,
    idleSessionS: least((policy) => policy.idleSessionS),
    longestSessionS: least((policy) => policy.longestSessionS),
    realityCheckS: least((policy) => policy.realityCheckS),
    depositLimitRequired: policies.some((policy) => policy.depositLimitRequired),
    raisedLimitAfterS: most((policy) => policy.raisedLimitAfterS),
    autoplay: policies.every((policy) => policy.autoplay),
    shortestRoundMs: most((policy) => policy.shortestRoundMs),
    lowestRtp: most((policy) => policy.lowestRtp),
  }
}
