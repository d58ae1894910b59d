import { randomUUID } from 'node:crypto'
import type { Envelope, EnvelopeType, WalletAddresses, WalletRecord } from '@latchkit/login-api'
import { and, asc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { Keyring } from './createKeyring.js'
import { hasSqlState } from './hasSqlState.js'
import { envelopes, shares, wallets } from './tables.js'

/** A user on a device. */
export type Member = { readonly userId: string; readonly deviceId: string }

/** A wallet to store. */
export type NewWallet = {
  readonly addresses: WalletAddresses
  readonly check: string
  readonly share: string
  readonly envelopes: readonly Envelope[]
}

/** Wallets, with the service's shares of their secrets. */
export type Wallets = {
  readonly read: (member: Member) => Promise<WalletRecord | null>
  /** Stores the wallet of a user. It replaces one that is not active. @throws HttpError 409 `wallet_exists` */
  readonly create: (member: Member, wallet: NewWallet) => Promise<string>
  /** Activates a wallet whose share this device has. Returns false if there is none. */
  readonly activate: (member: Member) => Promise<boolean>
  readonly readShare: (member: Member) => Promise<string | undefined>
  /** Stores the share of this device, and returns whether it had none before. */
  readonly putShare: (member: Member, walletId: string, share: string) => Promise<boolean>
  readonly putEnvelope: (walletId: string, envelope: Envelope) => Promise<void>
  readonly removeEnvelope: (walletId: string, type: EnvelopeType) => Promise<void>
  /** Encrypts the keys of all shares with the current version. Returns their number. */
  readonly rewrap: () => Promise<number>
}

const rewrapBatch = 100
const exists = (options: ErrorOptions = {}) =>
  Object.assign(
    new HttpError(409, 'wallet_exists', 'This account has a wallet already: load it instead.'),
    options,
  )

/** @param now Returns the current time in ms since 1970. */
export function createWallets({ db }: Pick<Database, 'db'>, keyring: Keyring, now: () => number): Wallets {
  async function storeShare(member: Member, walletId: string, share: string): Promise<void> {
    const sealed = keyring.seal(share, { ...member, walletId })
    await db
      .insert(shares)
      .values({ deviceId: member.deviceId, walletId, ...sealed })
      .onConflictDoUpdate({ target: shares.deviceId, set: { walletId, ...sealed } })
  }

  async function findShare({ userId, deviceId }: Member) {
    const [row] = await db
      .select({
        walletId: shares.walletId,
        ciphertext: shares.ciphertext,
        wrappedKey: shares.wrappedKey,
        kekVersion: shares.kekVersion,
      })
      .from(shares)
      .innerJoin(wallets, eq(wallets.id, shares.walletId))
      .where(and(eq(shares.deviceId, deviceId), eq(wallets.userId, userId)))
    return row
  }

  async function putEnvelope(walletId: string, { type, blob, parameters }: Envelope): Promise<void> {
    const values = { blob, parameters: parameters ? JSON.stringify(parameters) : null }
    await db
      .insert(envelopes)
      .values({ walletId, type, ...values })
      .onConflictDoUpdate({ target: [envelopes.walletId, envelopes.type], set: values })
  }

  return {
    async read(member) {
      const [wallet] = await db.select().from(wallets).where(eq(wallets.userId, member.userId))
      if (!wallet) return null
      const rows = await db
        .select()
        .from(envelopes)
        .where(eq(envelopes.walletId, wallet.id))
        .orderBy(asc(envelopes.type))
      return {
        id: wallet.id,
        addresses: { eip155: wallet.eip155, solana: wallet.solana },
        check: wallet.checkValue,
        isActive: wallet.activatedAt !== null,
        hasShare: (await findShare(member)) !== undefined,
        envelopes: rows.map(({ type, blob, parameters }) => ({
          type,
          blob,
          ...(parameters !== null && { parameters: JSON.parse(parameters) }),
        })),
      }
    },
    async create(member, { addresses, check, share, envelopes: given }) {
      const { userId } = member
      await db.delete(wallets).where(and(eq(wallets.userId, userId), isNull(wallets.activatedAt)))
      const inserted = await db
        .insert(wallets)
        .values({ id: randomUUID(), userId, ...addresses, checkValue: check, createdAt: now() })
        .onConflictDoNothing()
        .returning({ id: wallets.id })
      const [wallet] = inserted
      if (!wallet) throw exists()
      try {
        await storeShare(member, wallet.id, share)
        for (const envelope of given) await putEnvelope(wallet.id, envelope)
      } catch (cause) {
        // Another device has replaced the wallet meanwhile.
        if (hasSqlState(cause, '23503')) throw exists({ cause })
        throw cause
      }
      return wallet.id
    },
    async activate({ userId, deviceId }) {
      // Another device could have replaced the wallet. Then this device has no share, and would lose its secret.
      const own = db.select({ id: shares.walletId }).from(shares).where(eq(shares.deviceId, deviceId))
      const mine = and(eq(wallets.userId, userId), inArray(wallets.id, own))
      await db
        .update(wallets)
        .set({ activatedAt: now() })
        .where(and(mine, isNull(wallets.activatedAt)))
      const active = await db
        .select({ id: wallets.id })
        .from(wallets)
        .where(and(mine, isNotNull(wallets.activatedAt)))
      return active.length > 0
    },
    async readShare(member) {
      const row = await findShare(member)
      return row && keyring.open(row, { ...member, walletId: row.walletId })
    },
    async putShare(member, walletId, share) {
      const isNew = (await findShare(member)) === undefined
      await storeShare(member, walletId, share)
      return isNew
    },
    putEnvelope,
    async removeEnvelope(walletId, type) {
      await db.delete(envelopes).where(and(eq(envelopes.walletId, walletId), eq(envelopes.type, type)))
    },
    async rewrap() {
      let count = 0
      for (;;) {
        const rows = await db
          .select({
            userId: wallets.userId,
            deviceId: shares.deviceId,
            walletId: shares.walletId,
            ciphertext: shares.ciphertext,
            wrappedKey: shares.wrappedKey,
            kekVersion: shares.kekVersion,
          })
          .from(shares)
          .innerJoin(wallets, eq(wallets.id, shares.walletId))
          .where(ne(shares.kekVersion, keyring.currentVersion))
          .limit(rewrapBatch)
        if (rows.length === 0) return count
        for (const row of rows) {
          const { wrappedKey, kekVersion } = keyring.rewrap(row, row)
          // Unchanged: the device may store another share meanwhile.
          await db
            .update(shares)
            .set({ wrappedKey, kekVersion })
            .where(and(eq(shares.deviceId, row.deviceId), eq(shares.wrappedKey, row.wrappedKey)))
          count += 1
        }
      }
    },
  }
}
