/** Texts of the settings of the wallet. `{name}` is replaced by a value. */
export type SettingsCopy = {
  /** BCP 47 tag for dates. */
  readonly locale: string
  readonly title: string
  readonly loading: string
  readonly retry: string
  readonly back: string
  /** Placeholder: `{origin}`, the site that shows the settings. */
  readonly openedBy: string
  readonly loggedInAs: string
  readonly evmAddress: string
  readonly solanaAddress: string
  readonly managed: string
  readonly managedText: string
  readonly notManaged: string
  readonly notManagedText: string
  readonly phraseRow: string
  readonly phraseRowText: string
  /** The user has no email address. */
  readonly phraseRowUnavailable: string
  readonly devices: string
  readonly devicesText: string
  readonly warning: {
    readonly title: string
    readonly points: readonly string[]
    /** The word that the user types. */
    readonly word: string
    /** Placeholder: `{word}`. */
    readonly label: string
    readonly send: string
    readonly sending: string
  }
  readonly code: {
    readonly title: string
    /** Followed by the address. */
    readonly text: string
    readonly label: string
    readonly submit: string
    readonly verifying: string
    readonly resend: string
    /** Placeholder: `{seconds}`. */
    readonly resendIn: string
  }
  readonly phrase: {
    readonly title: string
    readonly text: string
    readonly words: string
    readonly show: string
    readonly hide: string
    /** They are hidden after a minute, and while the window is covered. */
    readonly hidden: string
    readonly copy: string
    readonly copyRisk: string
    readonly copied: string
    readonly copyFailed: string
    readonly done: string
  }
  readonly device: {
    readonly loading: string
    readonly current: string
    /** Placeholder: `{origin}`. */
    readonly app: string
    /** Placeholder: `{time}`. */
    readonly seen: string
    readonly revoke: string
    /** Placeholder: `{label}`. */
    readonly revokeLabel: string
    readonly revoking: string
    readonly revoked: string
    readonly askTitle: string
    readonly askText: string
    readonly askCurrentTitle: string
    readonly askCurrentText: string
    readonly revokeCurrent: string
    readonly cancel: string
  }
  /** New devices that wait until the user allows them to recover the wallet. */
  readonly release: {
    readonly title: string
    readonly text: string
    /** Placeholder: `{origin}`. */
    readonly app: string
    /** Placeholder: `{network}`. */
    readonly network: string
    readonly askTitle: string
    readonly warning: string
    readonly allow: string
    readonly refuse: string
    readonly deciding: string
    /** The user has allowed the device, or its delay has ended. It has not opened the wallet yet. */
    readonly ready: {
      readonly title: string
      readonly text: string
      readonly askTitle: string
      readonly warning: string
    }
  }
  readonly passkey: {
    readonly title: string
    readonly row: string
    /** The wallet has none. */
    readonly rowNone: string
    readonly text: string
    readonly addText: string
    readonly add: string
    readonly adding: string
    readonly removing: string
    readonly managedText: string
    /** The operator cannot open the wallet. */
    readonly onlyText: string
    readonly done: Readonly<Record<'added' | 'removePasskey' | 'removeManaged', string>>
    readonly removePasskey: RemoveCopy
    readonly removeManaged: RemoveCopy
  }
  /** Texts of codes that mean something else here than during a login. */
  readonly errors: Readonly<Record<'code_wrong' | 'flow_expired' | 'id' | 'limit' | 'release', string>>
}

/** Texts of the removal of a way to recover the wallet. */
type RemoveCopy = {
  readonly row: string
  readonly rowText: string
  readonly title: string
  readonly points: readonly string[]
  readonly confirm: string
}
