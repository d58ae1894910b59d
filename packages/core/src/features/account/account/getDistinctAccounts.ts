import type { Session } from '../../../ports/Adapter.js'

type Accounts = Session['accounts']

/**
 * Returns the accounts that a user can tell apart. An ordinary account and its smart account can have one address (EIP-7702): they are one
 * account, whose type the user switches. An address of Bitcoin can have several purposes, which are accounts.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 */
export function getDistinctAccounts(accounts: Accounts): readonly Accounts[number][] {
  const isEvm = (type: Accounts[number]['type']) => type === 'eoa' || type === 'smartAccount'
  return accounts.filter(
    ({ address, type }, index) =>
      !isEvm(type) || accounts.findIndex((other) => isEvm(other.type) && other.address === address) === index,
  )
}
