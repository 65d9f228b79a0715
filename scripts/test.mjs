// Runs on any Node from 18 on: brings what is missing, then hands over to test.ts on the Node that Baize needs.
import { handOver, prepare } from './tools/prepare.mjs'

const node = await prepare((text) => console.log(text))
process.exitCode = await handOver(node, ['scripts/test.ts', ...process.argv.slice(2)])
