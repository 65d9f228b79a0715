import type { WalletPost } from '../../dialect.ts'
import type { Ability } from '../abilities.ts'
import { resign } from '../bodies.ts'
import type { Case } from '../case.ts'
import type { Desk } from '../desk.ts'

const UNBELIEVED = ['refused without a code', 'moved +0']

function signed(
  name: string,
  spoil: (post: WalletPost, desk: Desk) => WalletPost,
  needs: readonly Ability[] = [],
): Case {
  return {
    name,
    rule: 8,
    needs,
    expected: UNBELIEVED,
    run: async (desk) => [
      await desk.resultOf(await desk.spoilt((post) => spoil(post, desk))),
      await desk.moved(),
    ],
  }
}

const shift = (post: WalletPost, seconds: number, { dialect }: Desk): WalletPost => {
  const headers = {
    ...post.headers,
    'webhook-timestamp': String(Number(post.headers['webhook-timestamp']) + seconds),
  }
  return { ...dialect.post(post.path, post.body), headers }
}

function otherInTheMiddle(signature: string): string {
  const middle = Math.floor(signature.length / 2)
  return `${signature.slice(0, middle)}${signature[middle] === 'B' ? 'C' : 'B'}${signature.slice(middle + 1)}`
}

export const SIGNATURE_CASES: readonly Case[] = [
  {
    name: 'a call that is signed with another secret',
    rule: 8,
    expected: UNBELIEVED,
    run: async ({ spoilt, forger, resultOf, moved }) => [
      await resultOf(await spoilt((post) => post, forger)),
      await moved(),
    ],
  },
  signed('a call without a signature', (post, { dialect }) =>
    resign(dialect.name, post, () => null),
  ),
  signed('an empty signature', (post, { dialect }) => resign(dialect.name, post, () => '')),
  signed('a signature that is cut', (post, { dialect }) =>
    resign(dialect.name, post, (signature) => signature.slice(0, -4)),
  ),
  signed('a signature with another letter in its middle', (post, { dialect }) =>
    resign(dialect.name, post, otherInTheMiddle),
  ),
  signed(
    'a signature of another call',
    (post, { dialect, player }) => {
      const [other] = dialect.steps({ kind: 'balance', session: player })
      let signature = ''
      if (other) resign(dialect.name, other.request, (found) => (signature = found))
      return resign(dialect.name, post, () => signature)
    },
    ['a signature of values'],
  ),
  signed(
    'a body with a byte more than was signed',
    (post) => ({ ...post, body: `${post.body} ` }),
    ['a signature of bytes'],
  ),
  signed(
    'a body with another round than was signed',
    (post, { round }) => ({
      ...post,
      body: post.body.replace(round, round.split('').reverse().join('')),
    }),
    ['a signature of values'],
  ),
  signed(
    'a signature for another time',
    (post) => ({
      ...post,
      headers: {
        ...post.headers,
        'webhook-timestamp': String(Number(post.headers['webhook-timestamp']) + 1),
      },
    }),
    ['a signature of the time'],
  ),
  signed('a signature that is ten minutes old', (post, desk) => shift(post, -600, desk), [
    'a signature of the time',
  ]),
  signed(
    'a call without the id that was signed',
    ({ headers: { 'webhook-id': _, ...headers }, ...post }) => ({ ...post, headers }),
    ['a signature of the time'],
  ),
]
