import { withdraw } from './elsewhere.ts'
import { expect, test } from './house.ts'
import { headerBalance } from './money.ts'
import { signIn } from './newcomer.ts'
import { drawn, openGame, say } from './open-game.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
/** No round is longer; a game that does not say that one is over has forgotten it. */
const LONGEST_ROUND_MS = 120_000

test('money that comes in while a round runs waits for its end, but not for one that is not told within two minutes', async ({
  page,
  house,
  request,
}) => {
  const [player] = house.players
  if (!player) throw new Error('The demo has no players.')
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  await page.clock.install()
  await signIn(page, house, words, player)
  const full = await headerBalance(page, words)
  const game = await openGame(page, house, 'real')

  for (const end of ['told', 'forgotten']) {
    const giveBack = await withdraw(request, house, player, '15.00')
    await expect.poll(() => headerBalance(page, words), { message: 'what is taken is seen to go' }).toBe(full - 1500)
    await say(game, { type: 'roundStarted' })
    heard.length = 0
    await giveBack()
    await expect.poll(() => heard.some((each) => each.includes('"balances"')), { message: 'the page has heard of it' }).toBe(true)
    await drawn(page)
    expect(await headerBalance(page, words), 'and does not tell').toBe(full - 1500)
    if (end === 'told') await say(game, { type: 'roundEnded' })
    else await page.clock.fastForward(LONGEST_ROUND_MS)
    await expect.poll(() => headerBalance(page, words), { message: `the end is ${end}` }).toBe(full)
  }
})
