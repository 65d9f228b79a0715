import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { listDemonstrations } from './demonstrations.ts'

const NAMES = [
  'SESSION_SECRET',
  'STUDIO_SECRET',
  'CASHIER_SECRET',
  'MAIL_SECRET',
  'MAIL_SECRET_PREVIOUS',
]
const SECRETS = Object.fromEntries(
  NAMES.map((name) => [name, createHash('sha256').update(name).digest('hex')]),
)
const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://casino.test', ...SECRETS }

test('production says of each part that it is still of the demonstration, and what changes it', () => {
  expect(listDemonstrations(readConfig(PRODUCTION), PRODUCTION)).toEqual([
    'The licences, policies and seals are the demonstration’s: set MARKETS_DIR to your own.',
    'Mail goes to the stand-in’s outbox at http://localhost:3001: set SMTP_URL.',
    'Mail is sent as Baize <hello@baize.test>: set MAIL_FROM.',
    'No page says where to report a vulnerability: set SECURITY_CONTACT.',
    'The sportsbook is the stand-in’s: set the addresses of your vendor’s (docs/sportsbook.md).',
    'Games and payments are the stand-ins’ at http://localhost:3001, which players do not reach: set SANDBOX_URL.',
    'The database is the embedded one, which one node can use: set DATABASE_URL.',
    'MAIL_SECRET_PREVIOUS is still believed: take it away when nothing signed with it is in use.',
  ])
})

test('production says nothing of a casino that is the operator’s own', () => {
  const own = {
    ...PRODUCTION,
    MAIL_SECRET_PREVIOUS: '',
    MARKETS_DIR: '/etc/casino/markets',
    SMTP_URL: 'smtps://mail.test',
    MAIL_FROM: 'Casino <hello@casino.example>',
    SECURITY_CONTACT: 'mailto:security@casino.example',
    SANDBOX_URL: 'https://vendors.test',
    BETBY_SCRIPT_URL: 'https://betby.test/bt-renderer.min.js',
    SANDBOX_INTERNAL_URL: 'http://10.0.0.7:3001',
    DATABASE_URL: 'postgres://db.test/casino',
  }
  expect(listDemonstrations(readConfig(own), own)).toEqual([])
  const sealed = { ...own, SEAL_SCRIPT_URL: 'https://vendors.test/seal/{sealId}/anj-seal.js' }
  expect(listDemonstrations(readConfig(sealed), sealed)).toEqual([
    'The seal is the stand-in’s: set SEAL_SCRIPT_URL to the authority’s.',
  ])
})
