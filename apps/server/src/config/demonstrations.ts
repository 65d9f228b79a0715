import type { Config } from '../config.ts'
import { isThisMachine } from '../kit/this-machine.ts'
import { listPrevious } from './secrets.ts'

/**
 * Lists the parts of the demonstration, or of a laptop's settings, that production still has: a
 * line each, with the setting that changes it.
 */
export function listDemonstrations(config: Config, env: NodeJS.ProcessEnv = process.env): string[] {
  const {
    marketsDir,
    smtpUrl,
    sandboxUrl,
    sandboxInternalUrl,
    sealScriptUrl,
    sportsbook,
    databaseUrl,
    mailFrom,
    securityContacts,
  } = config
  const found: [boolean, string][] = [
    [
      marketsDir === null,
      'The licences, policies and seals are the demonstration’s: set MARKETS_DIR to your own.',
    ],
    [
      smtpUrl === null,
      `Mail goes to the stand-in’s outbox at ${sandboxInternalUrl ?? sandboxUrl}: set SMTP_URL.`,
    ],
    [mailFrom.includes('.test>'), `Mail is sent as ${mailFrom}: set MAIL_FROM.`],
    [
      securityContacts.length === 0,
      'No page says where to report a vulnerability: set SECURITY_CONTACT.',
    ],
    [
      sealScriptUrl.startsWith(sandboxUrl),
      'The seal is the stand-in’s: set SEAL_SCRIPT_URL to the authority’s.',
    ],
    [
      isStandIns(sportsbook, sandboxUrl),
      'The sportsbook is the stand-in’s: set the addresses of your vendor’s (docs/sportsbook.md).',
    ],
    [
      isThisMachine(sandboxUrl),
      `Games and payments are the stand-ins’ at ${sandboxUrl}, which players do not reach: set SANDBOX_URL.`,
    ],
    [
      databaseUrl === null,
      'The database is the embedded one, which one node can use: set DATABASE_URL.',
    ],
    ...listPrevious(env).map((name): [boolean, string] => [
      true,
      `${name} is still believed: take it away when nothing signed with it is in use.`,
    ]),
  ]
  return found.filter(([isSo]) => isSo).map(([, line]) => line)
}

/** Returns true where the operator has named no vendor's book. */
function isStandIns(
  { altenar, betby, delasportUrl, hadUrl }: Config['sportsbook'],
  sandboxUrl: string,
): boolean {
  return [altenar.scriptUrl, betby.scriptUrl, delasportUrl, hadUrl].every((url) =>
    url.startsWith(sandboxUrl),
  )
}
