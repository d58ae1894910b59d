import type { PermissionCopy } from './PermissionCopy.js'

/** English. */
export const permissionEn: PermissionCopy = {
  allows: 'What you allow',
  excludes: 'What stays impossible',
  end: 'How to end it',
  howToEnd:
    'You can end the permission before that date: revoke it in the list of permissions on this site. That is a transaction of your account. Until it is confirmed, the permission can be used.',
  sentences: {
    actsAlone: '{origin} can use your account with the session account below, without asking you again.',
    calls: 'It can call these methods, with any content: {methods}. Contracts: {targets}.',
    callsLimited: 'It can make at most this number of calls: {count}.',
    callsUnlimited: 'The number of calls has no limit.',
    callsWithValue: 'Each call can send at most {amount}.',
    callsWithoutValue: 'The calls can’t send {symbol}.',
    ends: 'It ends on {date}.',
    mostInTotal: 'Until it ends, that is at most {amount} in total.',
    noAccountChange: 'It can’t change your account, its recovery or other permissions.',
    noCalls: 'It can’t call other contracts, and can’t let others spend your tokens.',
    noOtherCalls: 'It can’t call other contracts or other methods.',
    noOtherRecipients: 'It can’t send to other accounts.',
    noOtherTokens: 'It can’t send more than that, other tokens or NFTs.',
    periodAny: 'It can send at most {amount} in each period of {period}, to any account.',
    periodTo: 'It can send at most {amount} in each period of {period}, only to {recipients}.',
    starts: 'It starts on {date}.',
    totalAny: 'It can send at most {amount} in total, to any account.',
    totalTo: 'It can send at most {amount} in total, only to {recipients}.',
  },
  baseUnits: '{amount} base units of an unknown token',
  problems: {
    chain_unsupported: 'Permissions are not supported on this network.',
    expiry_invalid:
      'A permission must have one expiry in seconds, in the future and at most 366 days from now.',
    one_permission: 'Request one permission at a time.',
    permission_invalid: 'The permission is not valid.',
    permission_unsupported: 'The permission cannot be enforced by the network.',
    rule_unsupported: 'A condition of the permission is not supported. Leave it out.',
    session_key_invalid:
      'The session key must be an EVM address with a valid checksum, and another account than that of the user and its contracts.',
    signer_unsupported: 'The signer must have the type "account", with an address only.',
  },
}
