import * as v from 'valibot'
import { type PasswordRule, passwordRules } from '#rules/password.ts'
import { SHORTEST_NAME } from '#rules/registration.ts'

/** What a licence decides; each of it is kept to somewhere, which policies.api.test.ts proves. */
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
  /** What new passwords are checked by. */
  passwordRule: PasswordRule
  /** How many characters a first or last name has at least. */
  shortestName: number
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

/** What a policy file holds, in the units in which it is written. */
export const policyFile = v.pipe(
  v.strictObject({
    regulator: v.nullable(
      v.pipe(v.string('must be a name'), v.trim(), v.minLength(1, 'must be a name')),
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
  }),
  v.forward(
    v.check(
      ({ session }) => session.idleMinutes <= session.longestHours * 60,
      'must not be longer than longestHours',
    ),
    ['session', 'idleMinutes'],
  ),
  v.transform(
    ({ regulator, session, realityCheck, password, names }): LicencePolicy => ({
      regulator,
      idleSessionS: session.idleMinutes * 60,
      longestSessionS: session.longestHours * 3600,
      realityCheckS: realityCheck.everyMinutes * 60,
      passwordRule: password.rule,
      shortestName: names.shortest,
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
  }
}
