import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findImportCircles, pathOf } from './import-circles.ts'
import { findUnclearWords } from './plain-words.ts'
import { findSiteProblems } from './site-layers.ts'
import { findTextBesideOthers } from './text-alone.ts'

/** The rules of the casino that no linter knows: sizes, names, and who may import whom. */

/** A folder of the server may import from its own folder and from the rows above it. */
const SERVER_ROWS = [
  ['kit'],
  ['db'],
  ['ledger', 'content', 'markets'],
  ['players'],
  ['auth', 'bonuses', 'limits', 'inbox', 'support'],
  ['payments', 'games', 'sports'],
  ['operator'],
  ['schema', 'edge', 'sites', 'app', 'main', 'seed', 'config'],
]
const TOP = SERVER_ROWS.length - 1
const WRITES_LEDGER =
  /(insert into|update|delete from|insertInto\('|updateTable\('|deleteFrom\(') ?ledger_/i
/** Types made from all slices of the schema: every module reads its own from it. */
const RESOLVER_TYPES = 'apps/server/src/schema/resolvers.generated.ts'
const LONGEST_FILE = 300
/** The packages that an app for browsers may import. */
const BROWSER_PACKAGES = [
  'packages/contracts',
  'packages/rules',
  'packages/ui',
  'packages/web',
  'packages/words',
]
/** Sources that a browser draws; the page's frame, which only the server draws, is left out. */
const DRAWN = /^(apps\/(site|account)|packages\/ui)\/(?!.*(\.test|entry\.server)\.tsx).*\.tsx$/
/**
 * Code that must reach storages and cookies of the browser by packages/web/browser-storage.ts only.
 */
const DRAWN_SOURCE =
  /^(apps\/(site\/src|account)|packages\/(ui|web|words))\/(?!.*(\.test\.|browser-storage\.ts|lib\/btag\.ts))/
const BROWSER_STORAGE =
  /\b(localStorage|sessionStorage|indexedDB|document\.cookie|new BroadcastChannel)\b/
const BANNED_NAMES = /(^|\/)(index|utils|helpers|types)\.tsx?$|\.service\.ts$/

/**
 * Files whose comments, descriptions or texts are read for unclear words. Texts for players may
 * have such words, titles of games too, and so has the glossary.
 */
const READ = [
  '*.ts',
  '*.tsx',
  '*.css',
  '*.graphql',
  'docs/*.md',
  'CONTRIBUTING.md',
  ':!docs/games.md',
  ':!docs/glossary.md',
  ':!schema.graphql',
  ':!scripts/plain-words*',
]

const paths = listFiles(['*.ts', '*.tsx', '*.mjs'])
const texts = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
const problems = [...findSiteProblems(texts), ...findImportCircles(texts)]

for (const [path, text] of texts) {
  const lines = text.split('\n')
  if (lines.length - 1 > LONGEST_FILE)
    problems.push(`${path}: ${lines.length - 1} lines; ${LONGEST_FILE} is the most`)
  if (BANNED_NAMES.test(path)) problems.push(`${path}: name it after the noun it holds`)
  if (DRAWN.test(path))
    for (const line of findTextBesideOthers(text, path))
      problems.push(`${path}:${line}: text beside something else needs an element of its own`)
  if (DRAWN.test(path) && countOf(text, /<iframe\b/g) > countOf(text, /\bsandbox="/g))
    problems.push(`${path}: a frame has a sandbox, so that it cannot take the page away`)
  for (const [number, line] of lines.entries())
    checkLine(path, line, (what) => problems.push(`${path}:${number + 1}: ${what}`))
}
for (const path of listFiles(READ))
  for (const { line, word, instead } of findUnclearWords(
    texts.get(path) ?? readFileSync(path, 'utf8'),
    path,
  ))
    problems.push(`${path}:${line}: instead of "${word}" write ${instead}`)

if (problems.length > 0) console.error(problems.join('\n'))
console.log(`Tidy: ${paths.length} files, ${problems.length} problems.`)
process.exitCode = problems.length > 0 ? 1 : 0

function listFiles(patterns: readonly string[]): string[] {
  return execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns],
    { encoding: 'utf8' },
  )
    .split('\n')
    .filter((path) => path && existsSync(path) && !path.includes('.generated.'))
}

function countOf(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0
}

function checkLine(path: string, line: string, report: (what: string) => void): void {
  const inScripts = path.startsWith('scripts/')
  if (!inScripts && /\b(TODO|FIXME|HACK|XXX)\b/.test(line)) report('finish it')
  if (path.startsWith('apps/server/src/')) checkServerLine(path, line, report)
  if (DRAWN_SOURCE.test(path) && BROWSER_STORAGE.test(line))
    report('storage, cookies and channels are reached by packages/web/browser-storage.ts')
  const from = line.match(/(?:from|import\(|^import) ?'((?:\.{1,2}\/|#)[^']+)'/)?.[1]
  if (from) checkImport(path, from, report)
  if (
    /^packages\/(rules|contracts)\//.test(path) &&
    !path.endsWith('.test.ts') &&
    /from 'node:(?!crypto')/.test(line)
  )
    report('rules and contracts read and write nothing')
}

function checkServerLine(path: string, line: string, report: (what: string) => void): void {
  if (path.endsWith('.test.ts')) return
  const name = path.replace('apps/server/src/', '')
  if (/process\.env/.test(line) && !/^config(\.ts$|\/)/.test(name))
    report('only config.ts and config/ read the environment')
  if (/\b(Date\.now\(|new Date\(\)|Math\.random\()/.test(line) && name !== 'kit/clock.ts')
    report('time comes from kit/clock.ts')
  if (WRITES_LEDGER.test(line) && !name.startsWith('ledger/'))
    report('only ledger/ writes its tables')
  if (/(?<![\w.])fetch\(/.test(line) && name !== 'kit/outside-call.ts')
    report('third parties are called by kit/outside-call.ts')
  // The vendor chooses its own hash, which stands in that one place.
  if (/create(Hash|Hmac)\('(?!sha256')/.test(line) && name !== 'games/wallet/dialects/md5.ts')
    report('the hash is SHA-256')
  if (/rejectUnauthorized|NODE_TLS_REJECT/.test(line)) report('certificates are always checked')
  if (/\b(eval\(|new Function\()|node:vm/.test(line)) report('no text is run as code')
  if (/\brandomBytes|randomUUID|getRandomValues/.test(line) && !name.startsWith('kit/'))
    report('chance comes from kit/random.ts')
}

function checkImport(path: string, from: string, report: (what: string) => void): void {
  const target = pathOf(path, from)
  checkPackage(path, target, report)
  const [mine, theirs] = [folderOf(path), folderOf(target)]
  if (!mine || !theirs || mine === theirs) return
  const isTest = /\.(test|contract)\.ts$/.test(path)
  if (rowOf(mine) === -1) report(`${mine}/ stands in no row of scripts/tidy.ts`)
  if (isTest) return
  if (target === RESOLVER_TYPES) return
  if (/\.(store|resolvers)\.ts$/.test(target) && rowOf(mine) < TOP)
    report(`${target} is private to ${theirs}/`)
  if (rowOf(theirs) > rowOf(mine)) report(`${mine}/ may not import ${theirs}/`)
  if (rowOf(theirs) === rowOf(mine) && rowOf(mine) < TOP)
    report(`${mine}/ may not import its neighbour ${theirs}/`)
}

/**
 * Apps do not import each other; rules and contracts import only themselves; tests and scripts may
 * use all.
 */
function checkPackage(path: string, target: string, report: (what: string) => void): void {
  const [here, there] = [packageOf(path), packageOf(target)]
  if (here === there || /\.(test|contract|bench)\.tsx?$/.test(path)) return
  const mayUse: Record<string, readonly string[]> = {
    'apps/server': ['packages/contracts', 'packages/rules'],
    'apps/sandbox': [
      'packages/contracts',
      'packages/demo-art',
      'packages/rules',
      'packages/wallet-dialects',
    ],
    'apps/site': BROWSER_PACKAGES,
    'apps/account': BROWSER_PACKAGES,
    'packages/rules': [],
    'packages/contracts': ['packages/rules'],
    'packages/ui': ['packages/contracts', 'packages/rules'],
    'packages/web': ['packages/contracts', 'packages/rules'],
    'packages/words': ['packages/contracts'],
    'packages/demo-art': [],
    'packages/wallet-dialects': ['packages/contracts', 'packages/rules'],
  }
  const allowed = mayUse[here]
  if (allowed && !allowed.includes(there)) report(`${here} may not import ${there}`)
}

/**
 * Returns the app or package of a file. The test kit is one of its own: it may import the server
 * and the stand-ins.
 */
function packageOf(path: string): string {
  if (path.startsWith('apps/server/testkit/')) return 'apps/server/testkit'
  return path.split('/').slice(0, 2).join('/')
}

function folderOf(path: string): string | null {
  return path.match(/^apps\/server\/src\/([^/.]+)/)?.[1] ?? null
}

function rowOf(folder: string): number {
  return SERVER_ROWS.findIndex((row) => row.includes(folder))
}
