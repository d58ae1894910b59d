import type { WalletAddresses } from '@latchkit/login-api'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import type { Link } from '../links/Link.js'
import { recoveryKeys, releaseLog } from '../tables.js'
import { cipherContexts } from './cipherContexts.js'
import type { KeyCipher } from './createKeyCipher.js'

/** The key of a wallet, encrypted, and who recovers it. */
export type StoredKey = {
  readonly addressHash: string
  readonly key: string
  /** E-mail address for notices. */
  readonly address: string | undefined
  /** Until when no key is released: ms since 1970. */
  readonly frozenUntil: number
}

/** The keys of managed envelopes. */
export type RecoveryKeyStore = {
  /**
   * Stores the key of a wallet, and the address or account of a link as the one that recovers it. If it replaces another one, releases are
   * frozen for 24 hours.
   *
   * @returns The e-mail address of the one that was replaced, if it is another one and has an address.
   */
  readonly put: (
    addresses: WalletAddresses,
    key: Uint8Array,
    link: Pick<Link, 'address' | 'addressHash'>,
  ) => Promise<string | undefined>
  readonly find: (addresses: WalletAddresses) => Promise<StoredKey | undefined>
  readonly decrypt: (stored: StoredKey, addresses: WalletAddresses) => Promise<Uint8Array>
  readonly logRelease: (addresses: WalletAddresses, link: Link) => Promise<void>
  readonly remove: (addresses: WalletAddresses) => Promise<void>
}

const freezeMs = 24 * 3_600_000

/** @param now Returns the current time in ms since 1970. */
export function createRecoveryKeyStore(
  { db }: Pick<Database, 'db'>,
  cipher: KeyCipher,
  now: () => number,
): RecoveryKeyStore {
  const isWallet = ({ eip155, solana }: WalletAddresses) =>
    and(eq(recoveryKeys.eip155, eip155.toLowerCase()), eq(recoveryKeys.solana, solana))

  async function decryptAddress(address: string, eip155: string): Promise<string> {
    return Buffer.from(await cipher.decrypt(address, cipherContexts.address(eip155))).toString()
  }

  return {
    async put(addresses, key, { address, addressHash }) {
      const eip155 = addresses.eip155.toLowerCase()
      const [before] = await db
        .select({ address: recoveryKeys.address, addressHash: recoveryKeys.addressHash })
        .from(recoveryKeys)
        .where(eq(recoveryKeys.eip155, eip155))
      const row = {
        solana: addresses.solana,
        addressHash,
        address:
          address === undefined
            ? null
            : await cipher.encrypt(Buffer.from(address), cipherContexts.address(eip155)),
        key: await cipher.encrypt(key, cipherContexts.key(addresses)),
        updatedAt: now(),
      }
      await db
        .insert(recoveryKeys)
        .values({ ...row, eip155 })
        .onConflictDoUpdate({
          target: recoveryKeys.eip155,
          set: {
            ...row,
            // In the statement that replaces the address, so that no concurrent one is missed.
            frozenUntil: sql`case when ${recoveryKeys.addressHash} <> ${addressHash} then ${now() + freezeMs}::bigint else ${recoveryKeys.frozenUntil} end`,
          },
        })
      if (!before?.address || before.addressHash === addressHash) return undefined
      return decryptAddress(before.address, eip155)
    },
    async find(addresses) {
      const { addressHash, address, key, frozenUntil } = recoveryKeys
      const [row] = await db
        .select({ addressHash, address, key, frozenUntil })
        .from(recoveryKeys)
        .where(isWallet(addresses))
      if (!row?.key) return undefined
      const eip155 = addresses.eip155.toLowerCase()
      return {
        ...row,
        key: row.key,
        address: row.address ? await decryptAddress(row.address, eip155) : undefined,
      }
    },
    decrypt: ({ key }, addresses) => cipher.decrypt(key, cipherContexts.key(addresses)),
    async logRelease({ eip155 }, { id, jkt, origin, browser, network }) {
      await db.insert(releaseLog).values({
        eip155: eip155.toLowerCase(),
        linkId: id,
        jkt,
        origin,
        browser,
        network,
        releasedAt: now(),
      })
    },
    async remove(addresses) {
      await db
        .update(recoveryKeys)
        .set({ key: null, address: null, updatedAt: now() })
        .where(isWallet(addresses))
    },
  }
}
