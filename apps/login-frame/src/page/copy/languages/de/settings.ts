// Reviewed by a native speaker: no
import type { SettingsCopy } from '../../SettingsCopy.js'

/** German. */
export const settings: SettingsCopy = {
  locale: 'de',
  title: 'Wallet-Einstellungen',
  loading: 'Die Einstellungen werden geladen…',
  retry: 'Erneut versuchen',
  back: 'Zurück',
  openedBy: 'Geöffnet von {origin}',
  loggedInAs: 'Eingeloggt als',
  evmAddress: 'EVM-Adresse',
  solanaAddress: 'Solana-Adresse',
  managed: 'Der Betreiber dieser Website kann sie wiederherstellen',
  managedText:
    'Das Einloggen auf einem neuen Gerät bringt die Wallet zurück. Der Betreiber betreibt beide Dienste dafür und könnte die Wallet öffnen.',
  notManaged: 'Nur Sie können sie wiederherstellen',
  notManagedText:
    'Der Betreiber dieser Website kann die Wallet nicht öffnen. Bewahren Sie die Wiederherstellungsphrase an einem sicheren Ort auf.',
  phraseRow: 'Wiederherstellungsphrase',
  phraseRowText: 'Die 24 Wörter exportieren, die die Wallet öffnen',
  phraseRowUnavailable:
    'Nicht verfügbar: Nötig ist ein Code per E-Mail, und dieses Konto hat keine E-Mail-Adresse.',
  devices: 'Geräte',
  devicesText: 'Wo die Wallet genutzt werden kann',
  warning: {
    title: 'Wiederherstellungsphrase',
    points: [
      'Die Wiederherstellungsphrase hat 24 Wörter. Wer sie hat, hat alles in dieser Wallet, und niemand kann das rückgängig machen.',
      'Keine Website und kein Support braucht sie. Geben Sie sie nie ein, weil jemand Sie darum bittet.',
      'Schreiben Sie sie auf Papier, wo niemand Ihren Bildschirm sehen kann.',
    ],
    word: 'exportieren',
    label: 'Um fortzufahren, tippen Sie „{word}“',
    send: 'Code per E-Mail senden',
    sending: 'Der Code wird gesendet…',
  },
  code: {
    title: 'Code eingeben',
    text: 'Wir haben einen Code mit 6 Ziffern an diese Adresse gesendet:',
    label: 'Code',
    submit: 'Weiter',
    verifying: 'Der Code wird geprüft…',
    resend: 'Neuen Code senden',
    resendIn: 'Neuer Code in {seconds} s',
  },
  phrase: {
    title: 'Ihre Wiederherstellungsphrase',
    text: 'Schreiben Sie die 24 Wörter in dieser Reihenfolge auf.',
    words: 'Wörter der Wiederherstellungsphrase',
    show: 'Wörter zeigen',
    hide: 'Verbergen',
    hidden: 'Die Wörter sind verborgen. Zeigen Sie sie nur, wenn niemand Ihren Bildschirm sehen kann.',
    copy: 'Kopieren',
    copyRisk: 'Andere Apps können lesen, was Sie kopieren. Papier ist sicherer.',
    copied: 'Kopiert. Kopieren Sie danach etwas anderes, damit keine App die Wörter lesen kann.',
    copyFailed: 'Der Browser hat das Kopieren nicht erlaubt. Schreiben Sie die Wörter auf.',
    done: 'Fertig',
  },
  device: {
    loading: 'Die Geräte werden geladen…',
    current: 'Dieses Gerät',
    app: 'Genutzt auf {origin}',
    seen: 'Zuletzt aktiv: {time}',
    revoke: 'Sperren',
    revokeLabel: '{label} sperren',
    revoking: 'Wird gesperrt…',
    revoked: 'Das Gerät wurde gesperrt.',
    askTitle: 'Dieses Gerät sperren?',
    askText:
      'Es wird ausgeloggt und kann mit der Wallet nicht mehr signieren. Um die Wallet dort wieder zu nutzen, loggen Sie sich wie auf einem neuen Gerät ein.',
    askCurrentTitle: 'Das Gerät sperren, das Sie gerade nutzen?',
    askCurrentText:
      'Sie werden ausgeloggt, und dieser Browser kann mit der Wallet nicht mehr signieren. Um die Wallet hier wieder zu nutzen, loggen Sie sich wie auf einem neuen Gerät ein.',
    revokeCurrent: 'Sperren und ausloggen',
    cancel: 'Abbrechen',
  },
  release: {
    title: 'Neues Gerät',
    text: 'Jemand hat sich mit Ihrem Konto auf einem neuen Gerät eingeloggt, und möchte die Wallet dort öffnen.',
    app: 'Angefragt auf {origin}',
    network: 'Netzwerk: {network}',
    askTitle: 'Die Wallet auf diesem Gerät öffnen?',
    warning:
      'Wer dieses Gerät nutzt, kann alles in der Wallet bewegen. Erlauben Sie es nur, wenn es Ihres ist und Sie sich dort selbst eingeloggt haben.',
    allow: 'Erlauben',
    refuse: 'Ablehnen',
    deciding: 'Wird gespeichert…',
    ready: {
      title: 'Gerät, das die Wallet öffnen kann',
      text: 'Es öffnet die Wallet, wenn Sie sich dort das nächste Mal einloggen. Bis dahin können Sie es ablehnen.',
      askTitle: 'Dieses Gerät ablehnen?',
      warning:
        'Es kann die Wallet jetzt öffnen. Lehnen Sie es ab, außer es ist Ihres und Sie haben sich dort selbst eingeloggt: Wer es nutzt, kann alles in der Wallet bewegen.',
    },
  },
  passkey: {
    title: 'Passkey',
    row: 'Loggt Sie ein, und öffnet die Wallet auf einem neuen Gerät',
    rowNone: 'Fügen Sie einen hinzu, um sich ohne Code einzuloggen',
    text: 'Ihr Passkey loggt Sie ein, und öffnet die Wallet auf einem neuen Gerät.',
    addText:
      'Mit einem Passkey loggen Sie sich mit Fingerabdruck, Gesicht oder Bildschirmsperre ein. Er öffnet auch die Wallet auf einem neuen Gerät. Es muss ein Passkey sein, der verschlüsseln kann (PRF), wie es die von aktuellen Handys und Passwortmanagern können.',
    add: 'Passkey hinzufügen',
    adding: 'Der Passkey wird hinzugefügt…',
    removing: 'Wird entfernt…',
    managedText: 'Der Betreiber könnte die Wallet ohne Ihren Passkey öffnen. Das können Sie entfernen.',
    onlyText:
      'Ein neues Gerät braucht Ihren Passkey. Er lässt sich nicht entfernen, weil sonst nichts die Wallet wiederherstellt.',
    done: {
      added: 'Der Passkey wurde hinzugefügt.',
      removePasskey: 'Der Passkey wurde entfernt. Sie können ihn auch auf Ihrem Gerät löschen.',
      removeManaged: 'Fertig. Nur Sie können die Wallet wiederherstellen.',
    },
    removePasskey: {
      row: 'Passkey entfernen',
      rowText: 'Einloggen wie vorher',
      title: 'Den Passkey entfernen?',
      points: [
        'Sie können sich nicht mehr mit ihm einloggen, und er öffnet die Wallet nicht mehr auf einem neuen Gerät.',
      ],
      confirm: 'Passkey entfernen',
    },
    removeManaged: {
      row: 'Nur Sie stellen wieder her',
      rowText: 'Den Weg des Betreibers zur Wallet entfernen',
      title: 'Nur Sie stellen wieder her?',
      points: [
        'Ohne Ihren Passkey und Ihre Wiederherstellungsphrase kann niemand die Wallet zurückbringen. Der Betreiber kann Ihnen nicht helfen.',
        'Jedes neue Gerät braucht Ihren Passkey, auch nach einem Login mit E-Mail oder einem anderen Konto.',
        'Das kann nicht rückgängig gemacht werden.',
      ],
      confirm: 'Nur ich stelle wieder her',
    },
  },
  errors: {
    code_wrong: 'Der Code ist falsch. Sehen Sie in die E-Mail, und geben Sie ihn erneut ein.',
    flow_expired: 'Der Code ist abgelaufen. Fordern Sie einen neuen an.',
    id: 'Das Gerät wurde schon gesperrt. Gehen Sie zurück, um die Liste neu zu laden.',
    limit:
      'Sie können die Wiederherstellungsphrase dreimal am Tag anfordern. Versuchen Sie es morgen erneut.',
    release:
      'Über diese Anfrage wurde schon entschieden, oder sie ist beendet. Gehen Sie zurück, um die Liste neu zu laden.',
  },
}
