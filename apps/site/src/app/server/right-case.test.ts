import { expect, it } from 'vitest'
import { rightCase } from './right-case.ts'

it.each([
  ['/Casino/LIVE_CASINO', '/casino/live_casino'],
  ['/PROMOTIONS/Lamp', '/promotions/Lamp'],
  ['/Templates/About_Us', '/templates/about_us'],
  ['/Play/Demo/Luna-Sol/%2FCasino', '/play/demo/luna-sol/%2FCasino'],
  ['/Sports/Live', '/sports/live'],
  ['/Account/Profile/INBOX', '/account/profile/inbox'],
  ['/account/History/My_Bets/Bet-7', '/account/history/my_bets/Bet-7'],
  ['/VIP/', '/vip/'],
])('the parts of a path that are ours are written small, and no others: %s', (requested, path) => {
  expect(rightCase(requested)).toBe(path)
})

it.each(['/', '/casino', '/casino/Nothing_Of_Ours', '/Nowhere/At/All'])(
  'a path without such parts stays as it is: %s',
  (path) => {
    expect(rightCase(path)).toBe(path)
  },
)
