// What must work before anything is installed: plain JavaScript for Node 18, without a dependency.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
// The first that knows `import.meta.main`.
const NEEDED_NODE = '24.2'
const FULL_DISK = /\b(ENOSPC|EDQUOT)\b/
const ON_FULL_DISK = 'the disk is full. Make room, and start again.'
/** npm's word for it in its line `npm error code …`, which older ones begin with `npm ERR!`. */
const NO_NETWORK =
  /^npm (?:error|ERR!) code (ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/m

/** Installs a newer Node when the host's is too old, and the packages of the lockfile; answers the path of the Node to use. */
export async function prepare(report) {
  try {
    const node = (await bringTool(
      'node',
      isOldNode(process.versions.node),
      report,
      'Bringing a newer Node.js',
    ))
      ? toolNode()
      : process.execPath
    await installPackages(node, report)
    return node
  } catch (error) {
    console.error(
      `Baize could not prepare itself: ${FULL_DISK.test(error.code) ? ON_FULL_DISK : error.message}`,
    )
    process.exit(1)
  }
}

/** Runs Node with these arguments in the project's folder and answers its exit code; signals are passed on. */
export function handOver(node, args) {
  const child = spawn(node, args, { cwd: ROOT, stdio: 'inherit', env: withNode(node) })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('exit', (code, signal) => done(code ?? (signal ? 1 : 0)))
  })
}

/** Installs the tool whose lockfile is in scripts/tools/{name}, until it has come; true when it is needed. */
export async function bringTool(name, needed, report, what) {
  if (!needed) return false
  const from = join(ROOT, 'scripts/tools', name)
  const to = join(ROOT, '.cache/tools', name)
  const lock = readFileSync(join(from, 'package-lock.json'), 'utf8')
  const stamp = createHash('sha256').update(lock).digest('hex')
  if (read(join(to, '.stamp')) === stamp) return true
  mkdirSync(to, { recursive: true })
  writeFileSync(join(to, 'package.json'), readFileSync(join(from, 'package.json')))
  writeFileSync(join(to, 'package-lock.json'), lock)
  await npm(['ci', '--ignore-scripts'], to, process.execPath, report, what)
  // A tool has an optional package for each platform: npm leaves out what it cannot fetch, and reports no error.
  if (hasPackages(to)) writeFileSync(join(to, '.stamp'), stamp)
  return true
}

function hasPackages(folder) {
  const { packages } = JSON.parse(
    read(join(folder, 'node_modules/.package-lock.json')) || '{"packages":{}}',
  )
  return Object.keys(packages).length > 0
}

/** Returns whether Baize cannot run on the Node of this version. */
export function isOldNode(version) {
  const [major, minor] = version.split('.').map(Number)
  const [neededMajor, neededMinor] = NEEDED_NODE.split('.').map(Number)
  return major < neededMajor || (major === neededMajor && minor < neededMinor)
}

function toolNode() {
  const modules = join(ROOT, '.cache/tools/node/node_modules')
  const name = readdirSync(modules).find((each) => each.startsWith('node-'))
  const file =
    name && [join(modules, name, 'bin/node'), join(modules, name, 'bin/node.exe')].find(existsSync)
  if (!file)
    throw new Error(
      `npm brought no Node.js for ${process.platform} on ${process.arch}. See to the network, or install Node ${NEEDED_NODE}.`,
    )
  return file
}

/** Installs under the new Node: under an older one npm would silently pick older packages. */
async function installPackages(node, report) {
  const stamp = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  const file = join(ROOT, 'node_modules/.baize-stamp')
  if (read(file) === stamp) return
  await npm(['ci', '--ignore-scripts'], ROOT, node, report, 'Installing packages')
  writeFileSync(file, stamp)
}

function npm(args, cwd, node, report, what) {
  report(`${what}…`)
  const started = Date.now()
  const beat = setInterval(
    () => report(`${what}… ${Math.round((Date.now() - started) / 1000)} s`),
    5000,
  )
  const command = process.env.npm_execpath
    ? [node, process.env.npm_execpath]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm']
  const child = spawn(
    command[0],
    [
      ...command.slice(1),
      ...args,
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      '--loglevel=warn',
    ],
    {
      cwd,
      env: withNode(node),
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32' && !process.env.npm_execpath,
    },
  )
  const complaints = []
  child.stderr.on('data', (piece) => complaints.push(piece))
  return new Promise((done, failed) => {
    child.on('error', (error) => failed(new Error(`npm could not be started (${error.message}).`)))
    child.on('close', (code) => {
      clearInterval(beat)
      const errorText = Buffer.concat(complaints).toString()
      // A file that the disk had no room for is a warning to npm, which then leaves half of it and says that all went well.
      if (code === 0 && !FULL_DISK.test(errorText)) return done()
      failed(new Error(whyNpmFailed(args, errorText)))
    })
  })
}

/** One sentence for what an operator can mend without reading npm; npm's own words otherwise. */
function whyNpmFailed(args, errorText) {
  if (FULL_DISK.test(errorText)) return ON_FULL_DISK
  const code = NO_NETWORK.exec(errorText)?.[1]
  if (code) return `npm cannot reach its registry (${code}). See to the network, and start again.`
  const errors = errorText.split('\n').filter((line) => /^npm (error|ERR!)/.test(line))
  return `npm ${args.join(' ')} failed:\n${(errors.length > 0 ? errors.join('\n') : errorText).slice(0, 2000)}`
}

function withNode(node) {
  return { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
