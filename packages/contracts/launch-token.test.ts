import { expect, test } from 'vitest'
import { decodeLaunch, encodeLaunch, type Launch } from './launch-token.ts'

const launch: Launch = {
  type: 'GENERIC_IFRAME',
  url: 'https://studio.example/play/abc',
  exit: '/casino?brands=Ä',
  saysReady: true,
}

test('a launch survives its token', () => {
  expect(decodeLaunch(encodeLaunch(launch))).toEqual(launch)
})

const FAMILIES: Launch[] = [
  {
    type: 'SOFT_SWISS_FRAME',
    scriptUrl: 'https://v.example/sg.js',
    launchOptions: { strategy: 'iframe', game_url: 'x' },
    exit: '/',
  },
  { type: 'PLAY_N_GO', url: 'https://v.example/Casino/ContainerLauncher?pid=1', exit: '/' },
  { type: 'ORYX', url: 'https://v.example/open', exit: '/' },
  {
    type: 'TV_BET_FRAME',
    scriptUrl: 'https://v.example/assets/frame.js',
    options: {
      lng: 'en',
      clientId: '1',
      tokenAuth: '',
      server: 'v.example',
      game_id: 'g',
      singleGame: true,
      exitUrl: 'https://c.example/',
    },
    exit: '/',
  },
  {
    type: 'TOMHORN',
    scriptUrl: 'https://v.example/client.js',
    parameters: { base: 'https://v.example' },
    exit: '/',
  },
  { type: 'PATEPLAY', url: 'https://v.example/?game=g', exit: '/' },
  { type: 'VENUM', subType: 'egt', url: 'https://v.example/egt', exit: '/', saysReady: true },
  {
    type: 'VENUM',
    subType: 'netent',
    netent: {
      gameId: 'g',
      sessionId: 's',
      staticServer: 'https://v.example/static',
      gameServerURL: 'https://v.example/games',
      lobbyURL: 'https://c.example/',
      language: 'en',
      walletMode: 'seamlesswallet',
    },
    exit: '/',
  },
]

test.each(FAMILIES)('a launch of the family $type $subType survives its token', (each) => {
  expect(decodeLaunch(encodeLaunch(each))).toEqual(each)
})

test('a launch that would run a script in our own page is none', () => {
  expect(decodeLaunch(btoa('{"type":"ORYX","url":"javascript:alert(1)","exit":"/"}'))).toBeNull()
})

test('a game is not expected to post ready without a promise of the catalogue', () => {
  const token = btoa('{"type":"GENERIC_IFRAME","url":"https://studio.example/","exit":"/"}')
  expect(decodeLaunch(token)).toMatchObject({ saysReady: false })
})

test('the token is safe in an address', () => {
  expect(encodeLaunch(launch)).toMatch(/^[\w-]+$/)
})

test.each([
  '',
  '!!!!',
  'e30',
  btoa('{"type":"UNKNOWN"}'),
  btoa('[]'),
  btoa('{"type":"GENERIC_IFRAME","url":"no url","exit":"/"}'),
])('%j is no launch', (token) => {
  expect(decodeLaunch(token)).toBeNull()
})
