// Runs on any Node from 18 on: brings what is missing, then runs the named program on the Node that Baize needs.
import { handOver, prepare } from './tools/prepare.mjs'

const node = await prepare((text) => console.error(text))
process.exitCode = await handOver(node, process.argv.slice(2))
