import { GraphQLError } from 'graphql'
import type { CombinedError } from 'urql'
import { expect, it } from 'vitest'
import { requestForScreen, type Screen } from './request-for-screen.ts'

interface Answer {
  token?: string
  error?: Pick<CombinedError, 'graphQLErrors'>
}

const failed = (code: string): Answer => ({
  error: { graphQLErrors: [new GraphQLError('', { extensions: { code } })] },
})
const refusal = failed('game_not_for_phones')
const phone: Screen = { phone: true, handheld: true }
const tablet: Screen = { phone: false, handheld: true }
const desktop: Screen = { phone: false, handheld: false }

/**
 * Returns the form of a game that such a screen requests and gets, of a game for phones as well, or
 * for desktops alone.
 */
async function launchOn(screen: Screen, isForHands: boolean) {
  const requested: boolean[] = []
  const answer = await requestForScreen(screen, async (mobile): Promise<Answer> => {
    requested.push(mobile)
    return mobile && !isForHands ? refusal : { token: mobile ? 'for hands' : 'for a desk' }
  })
  return { requested, answer }
}

it('a phone and a tablet play as hands do, and a desktop as at a desk', async () => {
  expect(await launchOn(phone, true)).toEqual({ requested: [true], answer: { token: 'for hands' } })
  expect(await launchOn(tablet, true)).toEqual({
    requested: [true],
    answer: { token: 'for hands' },
  })
  expect(await launchOn(desktop, true)).toEqual({
    requested: [false],
    answer: { token: 'for a desk' },
  })
})

it('a game for desktops alone opens on a tablet as on a desktop, and is refused to a phone', async () => {
  expect(await launchOn(tablet, false)).toEqual({
    requested: [true, false],
    answer: { token: 'for a desk' },
  })
  expect(await launchOn(desktop, false)).toEqual({
    requested: [false],
    answer: { token: 'for a desk' },
  })
  expect(await launchOn(phone, false)).toEqual({ requested: [true], answer: refusal })
})

it('a launch that fails for another reason is not requested again', async () => {
  const barred = failed('account_not_active')
  const requested: boolean[] = []
  const answer = await requestForScreen(tablet, async (mobile) => {
    requested.push(mobile)
    return barred
  })
  expect([answer, requested]).toEqual([barred, [true]])
})
