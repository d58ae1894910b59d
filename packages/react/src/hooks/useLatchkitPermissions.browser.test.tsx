import { connect, disconnect } from '@latchkit/core/actions'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createKitWithWallets, TestApp } from '../kit.fixtures.js'
import { useLatchkitPermissions } from './useLatchkitPermissions.js'

const sessionKey = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const permission = { type: 'native-token-transfer', data: { allowanceAmount: '0x1' } }

function Probe() {
  const { permissions, grantPermissions, revokePermissions } = useLatchkitPermissions()
  const [first] = permissions
  return (
    <>
      <button
        type="button"
        onClick={() => grantPermissions({ permission, sessionKey, expiry: 4_000_000_000 })}
      >
        Grant
      </button>
      <button type="button" onClick={() => first && revokePermissions(first)}>
        Revoke
      </button>
      <output>
        {permissions.map(({ revokedAt }) => (revokedAt ? 'revoked' : 'active')).join() || 'none'}
      </output>
    </>
  )
}

test('default: the permissions of the account, while it is connected', async () => {
  const { kit, adapters } = createKitWithWallets()
  const { evm } = adapters[0]
  if (!evm) throw new TypeError('The fake adapter has no EVM methods')
  evm.request = async ({ method, params }) =>
    method === 'wallet_requestExecutionPermissions' ? { ...Object(params)[0], context: '0x1234' } : {}
  const shown = page.getByRole('status')
  await render(
    <TestApp kit={kit}>
      <Probe />
    </TestApp>,
  )
  await expect.element(shown).toHaveTextContent('none')
  await connect(kit, { connectorId: 'io.fake' })
  await page.getByRole('button', { name: 'Grant' }).click()
  await expect.element(shown).toHaveTextContent('active')
  await page.getByRole('button', { name: 'Revoke' }).click()
  await expect.element(shown).toHaveTextContent('revoked')
  await disconnect(kit)
  await expect.element(shown).toHaveTextContent('none')
})
