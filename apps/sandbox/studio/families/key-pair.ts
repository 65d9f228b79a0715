import { generateKeyPair } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'

export interface KeyPair {
  /** PEM. */
  privateKey: string
  publicKey: string
}

/** The RSA key pair in a file, which is made when it is first requested. */
export function openKeyPair(file: string): () => Promise<KeyPair> {
  let pair: Promise<KeyPair> | undefined
  return () => {
    pair ??= readOrMake(file)
    return pair
  }
}

async function readOrMake(file: string): Promise<KeyPair> {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as KeyPair
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  writeFileSync(file, JSON.stringify(pair), { mode: 0o600 })
  return pair
}
