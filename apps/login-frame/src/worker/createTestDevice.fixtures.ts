import type { SmartAccounts } from '../shared/smartAccount/SmartAccounts.js'
import type { Vault, VaultUser } from '../shared/vault/Vault.js'
import { createFaultyFetch } from './createFaultyFetch.fixtures.js'
import type { SocialTestServices, TestServices } from './createTestServices.fixtures.js'
import { createVault, type RunExclusively } from './createVault.js'
import { openDeviceStorage } from './storage/openDeviceStorage.js'

export const testApp = { projectId: 'project', origin: 'https://my-dapp.example' }

/** Creates a browser with its storage and its network. */
export function createTestDevice(
  services: TestServices & Partial<SocialTestServices>,
  smartAccounts: SmartAccounts = {},
) {
  const network = createFaultyFetch(services.fetch)
  const scope = crypto.randomUUID()
  const runExclusively = createTestLock()
  const open = (): Vault =>
    createVault({
      ...services,
      smartAccounts,
      storage: openDeviceStorage(scope),
      fetch: network.fetch,
      runExclusively,
      wait: async (_, signal) => {
        await new Promise((resolve) => setTimeout(resolve, 1))
        signal.throwIfAborted()
      },
    })
  return {
    network,
    storage: openDeviceStorage(scope),
    vault: open(),
    /** Opens another vault over the storage: a reload, or another tab. */
    open,
    /** Logs in with all steps that a user makes. */
    logIn: (email: string, vault = open()) => logIn(services, vault, email),
    /** Logs in with an account of a provider. */
    async logInSocial(subject: string, { vault = open(), provider = 'google' } = {}): Promise<VaultUser> {
      const { uri } = await vault.startSocial({ provider, app: testApp })
      if (!services.authorize) throw new Error('The services have no providers of accounts.')
      return vault.verifySocial({ uri: services.authorize(uri, subject) })
    },
  }
}

async function logIn(services: TestServices, vault: Vault, email: string): Promise<VaultUser> {
  services.pass(31_000)
  const { action } = await vault.startEmail({ email, app: testApp })
  if (action === 'CONNECT') {
    const user = await vault.restore()
    if (!user) throw new Error('The vault has no user.')
    return user
  }
  if (action === 'VERIFY_DEVICE') {
    await services.confirmLink(email)
    await vault.waitForDevice({ signal: AbortSignal.timeout(5000) })
  }
  return vault.verifyCode({ code: await services.readCode(email) })
}

function createTestLock(): RunExclusively {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const result = last.then(run, run)
    last = result.catch(() => undefined)
    return result
  }
}
