// Runs on any Node from 18 on: brings what is missing, then hands over to start.ts on the Node that Baize needs.
import { handOver, prepare } from './tools/prepare.mjs'

const report = process.argv.includes('--json')
  ? (text) => console.error(text)
  : (text) => console.log(text)
const node = await prepare(report)
process.exitCode = await handOver(node, ['scripts/start.ts', ...process.argv.slice(2)])
