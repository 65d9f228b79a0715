import type { Accounts, PostedRequest } from './accounts.ts'

export const PASSWORD = 'Welcome-1'

/** Guests who sign in to the accounts that open before the tests. */
export function openGuests(casino: () => Accounts) {
  let guests = 0
  let addresses = 0
  const guest = () => `guest${++guests}@example.test`
  return {
    /** An e-mail address that no other guest has. */
    guest,
    /** An IP address that no other guest has. */
    address: () => `203.0.113.${addresses++}`,
    login: (username: string, password = PASSWORD, rest: Partial<PostedRequest> = {}) =>
      casino().post('/auth/login', { form: { username, password }, ...rest }),
    /** Makes a player, and returns the e-mail address. */
    async member(): Promise<string> {
      const email = guest()
      await casino().member(email)
      return email
    },
  }
}
