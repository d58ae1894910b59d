import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Component } from 'svelte'
import { compile } from 'svelte/compiler'
import { render } from 'svelte/server'
import { derived, get, type Readable } from 'svelte/store'
import { expect, expectTypeOf, test } from 'vitest'
import type { Latchkit } from '../engine/latchkit.js'
import type { KitState } from '../engine/types.js'
import { connect } from '../features/wallet/connection/connect.js'
import { getAccount } from '../features/wallet/connection/getAccount.js'
import { createTestKit } from '../testing/createTestKit.js'
import { nextMacrotask } from '../testing/nextMacrotask.js'

const source = `
  <script>
    let { kit, getAccount } = $props()
    const account = $derived(getAccount({ getState: () => $kit }))
  </script>
  <p>{account.address ?? account.status}</p>
`

/** Compiles a component as SvelteKit does for a server, and returns it. */
async function load(): Promise<Component<{ kit: Latchkit; getAccount: typeof getAccount }>> {
  // Its imports resolve from here.
  const packageFolder = join(dirname(fileURLToPath(import.meta.url)), '../..')
  const folder = mkdtempSync(join(packageFolder, 'node_modules/.svelte-'))
  try {
    const file = join(folder, 'Account.js')
    writeFileSync(file, compile(source, { generate: 'server' }).js.code)
    const module: { readonly default: Component<{ kit: Latchkit; getAccount: typeof getAccount }> } =
      await import(pathToFileURL(file).href)
    return module.default
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('default: a component shows $kit', async () => {
  const { kit } = createTestKit()
  kit.mount()
  const Account = await load()
  expect(render(Account, { props: { kit, getAccount } }).body).toContain('<p>disconnected</p>')
  const { address } = await connect(kit, { connectorId: 'io.fake' })
  expect(render(Account, { props: { kit, getAccount } }).body).toContain(`<p>${address}</p>`)
})

test('behavior: `get` and `derived` of Svelte take a kit', async () => {
  const { kit } = createTestKit()
  kit.mount()
  expectTypeOf(kit).toExtend<Readable<KitState>>()
  expect(get(kit)).toBe(kit.getState())
  const statuses: unknown[] = []
  const status = derived(kit, (state) => state.connection.eip155?.status)
  const stop = status.subscribe((value) => statuses.push(value))
  expect(statuses).toEqual(['disconnected'])
  await connect(kit, { connectorId: 'io.fake' })
  await nextMacrotask()
  expect(statuses.at(-1)).toBe('connected')
  const { length } = statuses
  stop()
  kit.destroy()
  await nextMacrotask()
  expect(statuses).toHaveLength(length)
})
