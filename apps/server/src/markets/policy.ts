import * as v from 'valibot'
import type { PlayRules } from '#contracts/studio-api.ts'
import { type PasswordRule, passwordRules } from '#rules/password.ts'
import { SHORTEST_NAME } from '#rules/registration.ts'
import { isSeen } from '#rules/seen-text.ts'

/**
 * The decisions of a licence; each of them is kept to somewhere, which policies.api.test.ts proves.
 */
export interface LicencePolicy {
  /**
   * Its name without an article, such as "Malta Gaming Authority"; null where there is no
   * authority.
   */
  regulator: string | null
  /** A session without a single request ends after this time. */
  idleSessionS: number
  /** Longest sign-in, even of a busy player. */
  longestSessionS: number
  /** Time between two reality checks, in seconds. */
  realityCheckS: number
  /** Rule for new passwords. */
  passwordRule: PasswordRule
  /** Least characters of a first or last name. */
  shortestName: number
  /** Pace of games, and whether they may play by themselves. */
  play: PlayRules
}

const whole = (from: number, to: number) => {
  const sentence = `must be a whole number from ${from} to ${to}`
  return v.pipe(
    v.number(sentence),
    v.integer(sentence),
    v.minValue(from, sentence),
    v.maxValue(to, sentence),
  )
}

const flag = v.boolean('must be true or false')

/** Rules for playing games; a file without them forbids all that can be forbidden. */
const playRules = v.pipe(
  v.strictObject({
    autoplay: flag,
    turbo: flag,
    shortestRoundSeconds: v.pipe(
      v.number('must be a number of seconds'),
      v.minValue(0, 'must be a number of seconds from 0 to 60'),
      v.maxValue(60, 'must be a number of seconds from 0 to 60'),
    ),
  }),
  v.transform(
    ({ autoplay, turbo, shortestRoundSeconds }): PlayRules => ({
      autoplay,
      turbo,
      shortestRoundMs: Math.round(shortestRoundSeconds * 1000),
    }),
  ),
)

/** The rules that a country's own law has for games, besides those of its licence. */
export const countryPlayRules = v.optional(v.nullable(playRules), null)

/** The content of a policy file, in the units in which it is written. */
export const policyFile = v.pipe(
  v.strictObject({
    regulator: v.nullable(
      v.pipe(v.string('must be a name'), v.trim(), v.check(isSeen, 'must be a name')),
    ),
    session: v.strictObject({ idleMinutes: whole(1, 1440), longestHours: whole(1, 8760) }),
    realityCheck: v.strictObject({ everyMinutes: whole(1, 1440) }),
    password: v.optional(
      v.strictObject({
        rule: v.picklist(passwordRules, `must be one of ${passwordRules.join(', ')}`),
      }),
      {
        rule: 'composition',
      },
    ),
    names: v.optional(v.strictObject({ shortest: whole(1, SHORTEST_NAME) }), {
      shortest: SHORTEST_NAME,
    }),
    play: v.optional(playRules, { autoplay: false, turbo: false, shortestRoundSeconds: 5 }),
  }),
  v.forward(
    v.check(
      ({ session }) => session.idleMinutes <= session.longestHours * 60,
      'must not be longer than longestHours',
    ),
    ['session', 'idleMinutes'],
  ),
  v.transform(
    ({ regulator, session, realityCheck, password, names, play }): LicencePolicy => ({
      regulator,
      idleSessionS: session.idleMinutes * 60,
      longestSessionS: session.longestHours * 3600,
      realityCheckS: realityCheck.everyMinutes * 60,
      passwordRule: password.rule,
      shortestName: names.shortest,
      play,
    }),
  ),
)

/** The strictest of every column: for players about whose country nothing is decided. */
export function strictest(policies: readonly LicencePolicy[]): LicencePolicy {
  const least = (pick: (policy: LicencePolicy) => number) => Math.min(...policies.map(pick))
  return {
    regulator: null,
    idleSessionS: least((policy) => policy.idleSessionS),
    longestSessionS: least((policy) => policy.longestSessionS),
    realityCheckS: least((policy) => policy.realityCheckS),
    passwordRule: policies.some(({ passwordRule }) => passwordRule === 'length')
      ? 'length'
      : 'composition',
    shortestName: Math.max(...policies.map((policy) => policy.shortestName)),
    play: strictestPlay(policies.map(({ play }) => play)),
  }
}

/** Returns the play that all of these rules allow. */
export function strictestPlay(rules: readonly PlayRules[]): PlayRules {
  return {
    autoplay: rules.every(({ autoplay }) => autoplay),
    turbo: rules.every(({ turbo }) => turbo),
    shortestRoundMs: Math.max(...rules.map(({ shortestRoundMs }) => shortestRoundMs)),
  }
}
