import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

/** Models that end with their grant. */
const granted = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken'])

/** Creates a storage for one provider: the one of `oidc-provider` is shared by all providers of a process. */
export function createMemoryAdapter(): AdapterFactory {
  const rows = new Map<string, { readonly model: string; readonly id: string; payload: AdapterPayload }>()

  function findBy(model: string, key: 'uid' | 'userCode', value: string): AdapterPayload | undefined {
    return [...rows.values()].find((row) => row.model === model && row.payload[key] === value)?.payload
  }

  return (model): Adapter => {
    const toKey = (id: string) => `${model}:${id}`
    return {
      async upsert(id, payload) {
        rows.set(toKey(id), { model, id, payload })
      },
      async find(id) {
        return rows.get(toKey(id))?.payload
      },
      async findByUid(uid) {
        return findBy(model, 'uid', uid)
      },
      async findByUserCode(userCode) {
        return findBy(model, 'userCode', userCode)
      },
      async consume(id) {
        const row = rows.get(toKey(id))
        if (row) row.payload = { ...row.payload, consumed: Math.floor(Date.now() / 1_000) }
      },
      async destroy(id) {
        rows.delete(toKey(id))
      },
      async revokeByGrantId(grantId) {
        for (const [key, row] of rows)
          if (granted.has(row.model) && row.payload.grantId === grantId) rows.delete(key)
      },
    }
  }
}
