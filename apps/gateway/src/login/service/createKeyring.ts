import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** A key that encrypts the keys of shares, and its version. */
export type Kek = {
  readonly version: number
  /** 32 bytes as base64url. */
  readonly key: string
}

/** Whom a share belongs to. It is authenticated, so that a row that was moved does not decrypt. */
export type ShareOwner = { readonly userId: string; readonly walletId: string; readonly deviceId: string }

/** An encrypted share. */
export type SealedShare = {
  /** Nonce, ciphertext and tag, as base64url. */
  readonly ciphertext: string
  readonly wrappedKey: string
  readonly kekVersion: number
}

/** Encrypts shares with AES-256-GCM: each with its own key, which is encrypted with a key of the operator. */
export type Keyring = {
  /** The version that encrypts. */
  readonly currentVersion: number
  readonly seal: (share: string, owner: ShareOwner) => SealedShare
  /** @throws Error if the key of the version is missing, or the row was changed or moved. */
  readonly open: (sealed: SealedShare, owner: ShareOwner) => string
  /** Encrypts the key of a share with the current version. */
  readonly rewrap: (sealed: SealedShare, owner: ShareOwner) => SealedShare
}

/** @param keks At least one. */
export function createKeyring(keks: readonly Kek[]): Keyring {
  const keys = new Map(keks.map(({ version, key }) => [version, Buffer.from(key, 'base64url')]))
  const currentVersion = Math.max(...keys.keys())

  function getKek(version: number): Buffer {
    const key = keys.get(version)
    if (!key) throw new Error(`The key of version ${version} is missing: add it to the keys again.`)
    return key
  }

  function wrap(key: Buffer, owner: ShareOwner) {
    const aad = toAad('key', owner, currentVersion)
    return { wrappedKey: encrypt(key, getKek(currentVersion), aad), kekVersion: currentVersion }
  }

  const unwrap = ({ wrappedKey, kekVersion }: SealedShare, owner: ShareOwner) =>
    decrypt(wrappedKey, getKek(kekVersion), toAad('key', owner, kekVersion))

  return {
    currentVersion,
    seal(share, owner) {
      const key = randomBytes(32)
      const ciphertext = encrypt(Buffer.from(share, 'base64url'), key, toAad('share', owner, formatVersion))
      const sealed = { ciphertext, ...wrap(key, owner) }
      key.fill(0)
      return sealed
    },
    open(sealed, owner) {
      const key = unwrap(sealed, owner)
      const share = decrypt(sealed.ciphertext, key, toAad('share', owner, formatVersion))
      key.fill(0)
      const text = share.toString('base64url')
      share.fill(0)
      return text
    },
    rewrap(sealed, owner) {
      const key = unwrap(sealed, owner)
      const rewrapped = { ciphertext: sealed.ciphertext, ...wrap(key, owner) }
      key.fill(0)
      return rewrapped
    },
  }
}

/** Version of the encryption of shares. */
const formatVersion = 1
const nonceBytes = 12
const tagBytes = 16

/** JSON, because the ids could otherwise be split at another place. */
function toAad(part: 'key' | 'share', { userId, walletId, deviceId }: ShareOwner, version: number): Buffer {
  return Buffer.from(JSON.stringify([part, userId, walletId, deviceId, version]))
}

function encrypt(plaintext: Buffer, key: Buffer, aad: Buffer): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(aad)
  return Buffer.concat([nonce, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  )
}

function decrypt(text: string, key: Buffer, aad: Buffer): Buffer {
  const bytes = Buffer.from(text, 'base64url')
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  cipher.setAAD(aad).setAuthTag(bytes.subarray(-tagBytes))
  return Buffer.concat([cipher.update(bytes.subarray(nonceBytes, -tagBytes)), cipher.final()])
}
