import { createHash, randomInt } from 'node:crypto'
import { NETWORKS_OF_A_SITE, networkOf, siteOf } from '#rules/network.ts'
import { openStore } from '../../http/store.ts'

const SCHEMA = `
  create table if not exists slip_code (
    code text primary key check (length(code) = 8),
    slip text not null unique,
    expires_at integer not null
  );
  create index if not exists slip_code_by_end on slip_code (expires_at);
  create table if not exists slip_code_maker (code text primary key, maker text not null);
  create index if not exists slip_code_maker_by_maker on slip_code_maker (maker);
  create table if not exists slip_code_site (code text primary key, site text not null);
  create index if not exists slip_code_site_by_site on slip_code_site (site);
`
/** Signs of a code: without I, L, O and U, which are misread or make words. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8
const KEPT_MS = 7 * 86_400_000
/** Time for which a code that has ended is distinguished from one that never existed. */
const REMEMBERED_MS = 30 * 86_400_000
const MOST_CODES = 100_000
/**
 * Most codes of one address, so that it leaves codes for the others; ten times as many of an IPv6
 * /48.
 */
const MOST_OF_ONE = 200

/** The slip behind a code. Stakes are the player's own and are not shared. */
export interface SharedSlip {
  /** Ids of selections, in their order. */
  ids: readonly number[]
  eachWay: boolean
}

export type FoundSlip = { slip: SharedSlip; expiresAt: number } | 'expired' | 'unknown'
export type SlipCodes = ReturnType<typeof openSlipCodes>

interface SlipCodesOptions {
  nowMs: () => number
  /** Most codes at a time, and most codes of one address. */
  most?: number
  mostOfOne?: number
}

/** Short codes that open a slip elsewhere, kept for seven days. */
export function openSlipCodes(
  file: string,
  { nowMs, most = MOST_CODES, mostOfOne = MOST_OF_ONE }: SlipCodesOptions,
) {
  const store = openStore(file, SCHEMA)
  const forget = store.prepare('delete from slip_code where expires_at <= ?')
  const count = store.prepare('select count(*) as codes from slip_code where expires_at > ?')
  const forgetMakers = store.prepare(
    'delete from slip_code_maker where code not in (select code from slip_code)',
  )
  const forgetSites = store.prepare(
    'delete from slip_code_site where code not in (select code from slip_code)',
  )
  const countOf = store.prepare(
    'select count(*) as codes from slip_code_maker join slip_code using (code) where maker = ? and expires_at > ?',
  )
  const countOfSite = store.prepare(
    'select count(*) as codes from slip_code_site join slip_code using (code) where site = ? and expires_at > ?',
  )
  const remember = store.prepare('insert into slip_code_maker (code, maker) values (?, ?)')
  const rememberSite = store.prepare('insert into slip_code_site (code, site) values (?, ?)')
  const bySlip = store.prepare('select code from slip_code where slip = ?')
  const byCode = store.prepare('select slip, expires_at from slip_code where code = ?')
  const insert = store.prepare(
    'insert into slip_code (code, slip, expires_at) values (?, ?, ?) on conflict (code) do nothing',
  )
  const prolong = store.prepare('update slip_code set expires_at = ? where code = ?')
  return {
    /**
     * Equal slips have one code, which lives again from each time it is requested. `full` when
     * there are too many codes, `share_used` when `address` has made too many of them.
     */
    codeOf(
      slip: SharedSlip,
      address: string,
    ): { code: string; expiresAt: number } | 'full' | 'share_used' {
      const text = JSON.stringify([slip.eachWay, ...slip.ids])
      const expiresAt = nowMs() + KEPT_MS
      const known = bySlip.get(text) as { code: string } | undefined
      if (known) {
        prolong.run(expiresAt, known.code)
        return { code: known.code, expiresAt }
      }
      if (Number(forget.run(nowMs() - REMEMBERED_MS).changes) > 0) {
        forgetMakers.run()
        forgetSites.run()
      }
      const network = networkOf(address)
      const [maker, site] = [signOf(network), signOf(siteOf(network))]
      if (Number(countOf.get(maker, nowMs())?.codes) >= mostOfOne) return 'share_used'
      if (Number(countOfSite.get(site, nowMs())?.codes) >= mostOfOne * NETWORKS_OF_A_SITE)
        return 'share_used'
      if (Number(count.get(nowMs())?.codes) >= most) return 'full'
      for (;;) {
        const code = newCode()
        if (insert.run(code, text, expiresAt).changes !== 1) continue
        remember.run(code, maker)
        rememberSite.run(code, site)
        return { code, expiresAt }
      }
    },
    find(typed: string): FoundSlip {
      const row = byCode.get(readCode(typed)) as { slip: string; expires_at: number } | undefined
      if (!row) return 'unknown'
      if (row.expires_at <= nowMs()) return 'expired'
      const [eachWay, ...ids] = JSON.parse(row.slip) as [boolean, ...number[]]
      return { slip: { eachWay, ids }, expiresAt: row.expires_at }
    },
    close: () => store.close(),
  }
}

/** Addresses are not kept as they are. */
function signOf(network: string): string {
  return createHash('sha256').update(network).digest('base64url').slice(0, 22)
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}

/** Reads a code as people write it: with small letters, spaces and dashes, and an O for a zero. */
function readCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
}
