import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chromium, firefox, webkit } from '@playwright/test'
import { bringTool } from '../../scripts/tools/prepare.mjs'
import type { Driver } from './browser.ts'
import { openFirefox } from './firefox-driver.ts'
import { openPlaywright } from './playwright-driver.ts'
import type { Screen } from './screens.ts'
import { openWebKit } from './webkit-driver.ts'

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof ENGINES)[number]

/** Opens a window of an engine. */
export type Opener = (screen: Screen) => Promise<Driver>

const PLAYWRIGHT = { chromium, firefox, webkit }
const BRINGS_WITHIN_MS = 300_000
const LIBRARIES = '/usr/lib'

/** Packages of each engine where Debian brings it. */
const DEBIAN = {
  chromium: { packages: ['chromium'], places: () => ({ browser: '/usr/bin/chromium' }) },
  firefox: { packages: ['firefox-esr'], places: () => ({ browser: '/usr/bin/firefox-esr' }) },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    places: () => ({
      browser: miniBrowser(),
      driver: '/usr/bin/WebKitWebDriver',
      display: '/usr/bin/Xvfb',
    }),
  },
} satisfies Record<Engine, { packages: string[]; places: () => Record<string, string> }>

/**
 * The engine that is there: Playwright's own, else Debian's; where neither is, the first of them
 * that can be brought.
 */
export async function bringEngine(engine: Engine, print: (text: string) => void): Promise<Opener> {
  const there = (await playwrightOpener(engine)) ?? (await debianOpener(engine, print))
  if (there) return there
  print(`Bringing ${engine}…`)
  succeeds('node_modules/.bin/playwright', ['install', engine])
  const own = await playwrightOpener(engine)
  if (own) return own
  const { packages } = DEBIAN[engine]
  if (process.getuid?.() === 0 && succeeds('apt-get', ['update']))
    succeeds('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
  const brought = await debianOpener(engine, print)
  if (brought) return brought
  throw new Error(
    `There is no ${engine}, and none could be brought. Run “npx playwright install --with-deps ${engine}”, or install Debian's ${packages.join(' and ')}.`,
  )
}

async function playwrightOpener(engine: Engine): Promise<Opener | undefined> {
  const path = PLAYWRIGHT[engine].executablePath()
  return existsSync(path) ? (screen) => openPlaywright(engine, screen) : undefined
}

async function debianOpener(
  engine: Engine,
  print: (text: string) => void,
): Promise<Opener | undefined> {
  if (!Object.values(DEBIAN[engine].places()).every((path) => existsSync(path))) return undefined
  if (engine === 'chromium')
    return (screen) => openPlaywright(engine, screen, DEBIAN.chromium.places().browser)
  await bringTool('drivers', true, print, 'Bringing the drivers of Firefox and WebKit')
  if (engine === 'firefox') return (screen) => openFirefox(DEBIAN.firefox.places().browser, screen)
  return (screen) => openWebKit(DEBIAN.webkit.places(), screen)
}

/** Returns the path of MiniBrowser, whose folder is named after the machine and its version. */
function miniBrowser(): string {
  const machines = existsSync(LIBRARIES)
    ? readdirSync(LIBRARIES).filter((name) => name.endsWith('-linux-gnu'))
    : []
  const folders = machines.flatMap((name) =>
    readdirSync(`${LIBRARIES}/${name}`).map((each) => `${LIBRARIES}/${name}/${each}`),
  )
  return (
    folders
      .filter((path) => /\/webkit2?gtk-[\d.]+$/.test(path))
      .map((path) => `${path}/MiniBrowser`)
      .find(existsSync) ?? ''
  )
}

function succeeds(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: 'ignore', timeout: BRINGS_WITHIN_MS, env }).status === 0
}
