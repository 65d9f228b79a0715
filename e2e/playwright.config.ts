import { defineConfig, devices } from '@playwright/test'
import { DRAWS_LITTLE } from './drawing.ts'
import { onPhoneOnly, patternsOf, sameOnEveryScreen } from './same-on-every-screen.ts'

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Drawing has no process of its own, which would only pass the pictures on: a tenth less to do.
  '--in-process-gpu',
  // The network has no process of its own either. No page lives long enough to gain from optimised
  // code. Together this is a seventh less to do.
  '--enable-features=NetworkServiceInProcess2',
  '--js-flags=--no-opt',
  DRAWS_LITTLE,
]

/**
 * A story that runs in two directions runs once from left to right, on the wide screen, and once
 * from right to left, on the small one.
 */
const inTwoDirections = (language: 'en' | 'ar') => new RegExp(`\\(${language}\\)$`)

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './build-once.ts',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // Each has a casino of its own, so that no story meets what another has done; an open casino is
  // shared, one story at a time.
  workers: process.env.BAIZE_SERVERS ? 1 : 2,
  // A story that needs a second try on a busy machine is reported as flaky, and still counts.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    // What cannot be pressed for so long never will be; without it a story waits as long as it may
    // take as a whole.
    actionTimeout: 30_000,
    launchOptions: {
      args: ARGS,
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    },
    screenshot: 'only-on-failure',
    // A story takes up to twice as long when it is recorded: one that runs again is, and one that
    // fails on a desk can run alone with `--trace on`.
    trace: 'on-first-retry',
    // Answers of a service worker cannot be failed on purpose; the story of the installed site
    // lets it in.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: [inTwoDirections('ar'), ...patternsOf(onPhoneOnly)],
      // Pages that move are drawn sixty times a second, and games wait for their reels. The phone
      // sees the casino as it moves; here, only the stories see it that are about what moves.
      use: { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
    },
    // A phone identifies itself: the casino answers it with the layout of small screens.
    {
      name: 'phone',
      grepInvert: [inTwoDirections('en'), ...patternsOf(sameOnEveryScreen)],
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        deviceScaleFactor: 2,
      },
    },
  ],
})
