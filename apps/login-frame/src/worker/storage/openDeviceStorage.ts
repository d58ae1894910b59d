import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { createDeviceKeys } from './createDeviceKeys.js'
import type {
  DeviceKeys,
  DeviceStorage,
  StoredLogin,
  StoredSession,
  StoredShare,
  StoredSocialLogin,
} from './DeviceStorage.js'

interface Schema extends DBSchema {
  keys: { key: 'device'; value: DeviceKeys }
  session: { key: 'current'; value: StoredSession }
  login: { key: 'current'; value: StoredLogin }
  socialLogin: { key: 'current'; value: StoredSocialLogin }
  shares: { key: string; value: StoredShare }
}

/**
 * Opens the storage of this device. The browser partitions it by the app that embeds the frame.
 *
 * @param scope The part of an app, in a browser that does not partition it.
 */
export function openDeviceStorage(scope = ''): DeviceStorage {
  const name = scope === '' ? 'latchkit-login' : `latchkit-login:${scope}`
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const open = () => {
    opened ??= openDatabase(name, () => {
      opened = undefined
    }).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  return {
    async readKeys() {
      const database = await open()
      const stored = await database.get('keys', 'device')
      if (stored) return stored
      const created = await createDeviceKeys()
      const transaction = database.transaction('keys', 'readwrite')
      // Another tab may have created them meanwhile.
      const other = await transaction.store.get('device')
      if (!other) await transaction.store.put(created, 'device')
      await transaction.done
      return other ?? created
    },
    readSession: async () => (await (await open()).get('session', 'current')) ?? null,
    async writeSession(session) {
      const database = await open()
      await (session ? database.put('session', session, 'current') : database.delete('session', 'current'))
    },
    readLogin: async () => (await (await open()).get('login', 'current')) ?? null,
    async writeLogin(login) {
      const database = await open()
      await (login ? database.put('login', login, 'current') : database.delete('login', 'current'))
    },
    readSocialLogin: async () => (await (await open()).get('socialLogin', 'current')) ?? null,
    async writeSocialLogin(login) {
      const database = await open()
      await (login
        ? database.put('socialLogin', login, 'current')
        : database.delete('socialLogin', 'current'))
    },
    readShare: async (userId) => (await (await open()).get('shares', userId)) ?? null,
    async findShares(email) {
      const shares = await (await open()).getAll('shares')
      return shares.filter((share) => share.email === email)
    },
    async writeShare(share) {
      await (await open()).put('shares', share, share.userId)
    },
  }
}

function openDatabase(name: string, onClose: () => void): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 2, {
    upgrade(database, oldVersion) {
      if (oldVersion < 1) {
        database.createObjectStore('keys')
        database.createObjectStore('session')
        database.createObjectStore('login')
        database.createObjectStore('shares')
      }
      database.createObjectStore('socialLogin')
    },
    blocking(_current, _blocked, event) {
      // A newer version of the frame, or the user who deletes the site's data, must not wait for this tab.
      if (event.target instanceof IDBDatabase) event.target.close()
      onClose()
    },
    terminated: onClose,
  })
}
