import { environment } from '../environment'

const { projectId } = environment

/** Accounts sign in at the gateway with a message (CAIP-122), which proves their address to your server. */
export const signIn = { signIn: { projectId, statement: 'Sign in to %APP%.' } }
