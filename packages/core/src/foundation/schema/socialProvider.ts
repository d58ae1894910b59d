/** The providers of accounts with which users can log in. */
export const socialProviders = ['google', 'github', 'apple', 'facebook', 'x', 'discord', 'farcaster'] as const

/** A provider of accounts with which users can log in. */
export type SocialProvider = (typeof socialProviders)[number]
