import type { SmartAccountConfig } from '../config/SmartAccountConfig.js'
import type { SmartAccounts } from './SmartAccounts.js'

/** The smart accounts of a test chain. */
export const smartAccount: SmartAccountConfig = {
  kind: 'eip7702',
  entryPoint: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  implementation: '0xf7A130a1d82A37Bfd5cbd7d33889A01d8B12f605',
  delegationManager: '0xEFB0b4e7f0A2c001f538329FD2c48A13C13aBDb1',
  bundlerUrl: 'https://bundler.example/1',
  paymasterUrl: 'https://paymaster.example/1',
}

/** Those of `eip155:1`. */
export const smartAccounts: SmartAccounts = { 'eip155:1': smartAccount }
