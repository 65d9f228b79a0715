import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { chromium } from '@playwright/test'
import { bringTool } from './prepare.mjs'

/**
 * Debian's Chromium without windows, whose pages open at a tenth of the cost: the other one draws
 * an address bar for each.
 */
const SHELL = '/usr/bin/chromium-headless-shell'
const SYSTEM = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

/**
 * A Chromium without a manual step: the one that CHROME_PATH names, Playwright's own, the system's,
 * one that Playwright or Debian's packages can bring, or the one packed in an npm package. Answers
 * its path.
 */
export async function findBrowser(print: (text: string) => void): Promise<string> {
  const named = process.env.CHROME_PATH
  if (named) return named
  const there = [chromium.executablePath(), ...SYSTEM].find((path) => existsSync(path))
  if (there) return there
  print('Bringing a browser…')
  if (
    tryCommand('npx', ['playwright', 'install', 'chromium-headless-shell']) &&
    existsSync(chromium.executablePath())
  )
    return chromium.executablePath()
  if (
    process.getuid?.() === 0 &&
    tryCommand('apt-get', ['update']) &&
    tryCommand('apt-get', INSTALL) &&
    existsSync(SHELL)
  ) {
    return SHELL
  }
  return unpackedBrowser(print)
}

const INSTALL = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']

function tryCommand(command: string, args: string[]): boolean {
  return (
    spawnSync(command, args, {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  )
}

/** Linux on x64 only: the package holds the browser as one brotli file. */
async function unpackedBrowser(print: (text: string) => void): Promise<string> {
  await bringTool('chromium', true, print, 'Bringing a packed browser')
  const packed = '.cache/tools/chromium/node_modules/@sparticuz/chromium/bin'
  const folder = '.cache/browser'
  const binary = join(folder, 'chromium')
  if (existsSync(binary)) return binary
  const file = readdirSync(packed).find((name) => name === 'chromium.br')
  if (!file)
    throw new Error(
      'No Chromium could be found or brought. Install one and name it in CHROME_PATH.',
    )
  mkdirSync(folder, { recursive: true })
  await pipeline(
    createReadStream(join(packed, file)),
    createBrotliDecompress(),
    createWriteStream(binary),
  )
  chmodSync(binary, 0o755)
  return binary
}
