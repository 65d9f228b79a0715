import { type Attack, attacks } from './attacks.ts'

// One hostile client, until it is killed. Arguments: which one, and the casino's address on this
// machine.
const [name = '', casino = ''] = process.argv.slice(2)
if (new URL(casino).hostname !== '127.0.0.1')
  throw new Error('Only a casino on this machine may be attacked.')
await attacks[name as Attack](casino)
