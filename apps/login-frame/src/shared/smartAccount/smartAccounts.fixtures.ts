import type { Erc4337Contracts, SmartAccountConfig } from '../config/SmartAccountConfig.js'
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

/** Smart accounts with an address of their own, for a chain without EIP-7702. */
export const counterfactualAccount: SmartAccountConfig & Erc4337Contracts = {
  kind: 'erc4337',
  entryPoint: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  implementation: '0x8e0716c5f44a70380B0E59aeB586f8147a66B2b4',
  delegationManager: '0xEFB0b4e7f0A2c001f538329FD2c48A13C13aBDb1',
  factory: '0xb4aB03CBEC72F3C2E6FF50e7D9CB5d2132185A40',
  bundlerUrl: 'https://bundler.example/10',
  paymasterUrl: 'https://paymaster.example/10',
}

/** Those of `eip155:1`. */
export const smartAccounts: SmartAccounts = { 'eip155:1': smartAccount }
