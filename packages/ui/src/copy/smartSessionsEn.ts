import type { SmartSessionsCopy } from './SmartSessionsCopy.js'

/** The strings of the list of permissions, in English. */
export const smartSessionsEn: SmartSessionsCopy = {
  label: 'Permissions',
  tabs: { active: 'Active', expired: 'Expired', revoked: 'Revoked' },
  absent: { title: 'Not available here', text: 'This app has no permissions on {network} yet.' },
  empty: {
    active: {
      title: 'No active permissions',
      text: 'When you let this app act for you within limits, you see it here.',
    },
    expired: { title: 'No expired permissions', text: 'Permissions that have ended appear here.' },
    revoked: { title: 'No revoked permissions', text: 'Permissions that you took back appear here.' },
  },
  inTotal: 'Send up to {amount} in total',
  perPeriod: 'Send up to {amount} every {period}',
  units: '{amount} base units of a token',
  calls: 'Call contracts',
  other: 'Permission “{type}”',
  until: 'Until {date}',
  details: {
    sessionKey: 'Key of the app',
    allowed: 'It can',
    token: 'Token',
    recipients: 'Recipients',
    contracts: 'Contracts',
    methods: 'Methods',
    network: 'Network',
    granted: 'Granted',
    starts: 'Starts',
    ends: 'Ends',
    revoked: 'Revoked',
  },
  anyRecipient: 'Any account',
  revoke: 'Revoke',
  revoking: 'Confirm in your wallet',
  unconfirmed: { title: 'Revoking…', text: 'The key can use it until the network confirms this.' },
  reported: {
    title: 'Granted elsewhere',
    text: 'This browser did not grant it. The server of this app says what it allows. Revoke it if you do not know it.',
  },
  failed: { title: 'Not revoked', text: 'The permission can still be used. Try again.' },
}
