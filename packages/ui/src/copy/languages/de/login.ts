// Reviewed by a native speaker: no
import type { LoginCopy } from '../../LoginCopy.js'

/** The strings of the login without a wallet, in German. */
export const login: LoginCopy = {
  title: 'Einloggen oder verbinden',
  or: 'oder',
  step: 'Schritt {step} von 2',
  email: {
    label: 'E-Mail',
    placeholder: 'Ihre E-Mail-Adresse',
    hint: 'Wir senden Ihnen einen Code. Auf einem neuen Gerät sind es zwei kurze Schritte: erst ein Link, dann der Code.',
    submit: 'Weiter mit E-Mail',
    invalid: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    sending: 'Die E-Mail wird gesendet',
  },
  failures: {
    cooldown: {
      one: 'Bitte versuchen Sie es in {count} Sekunde erneut',
      other: 'Bitte versuchen Sie es in {count} Sekunden erneut',
    },
    locked: 'Zu viele falsche Codes. Beginnen Sie von vorn, um einen neuen zu erhalten.',
    'link-expired': 'Der Link ist abgelaufen. Senden Sie einen neuen.',
    unreachable: 'Der Login ist nicht erreichbar. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.',
    'not-allowed':
      'Das Einloggen ist für diese Website nicht eingerichtet. Verbinden Sie sich auf einem anderen Weg.',
    refused: 'Das hat nicht funktioniert.',
    unexpected: 'Etwas ist schiefgelaufen. Versuchen Sie es erneut.',
  },
  none: { title: 'Kein Login', text: 'Gehen Sie zurück, und wählen Sie, wie Sie sich einloggen.' },
  startAgain: 'Von vorn beginnen',
  code: {
    prompt: {
      title: 'Code eingeben',
      text: 'Wir haben einen 6-stelligen Code an {email} gesendet. Er gilt 10 Minuten.',
    },
    promptWithoutEmail: 'Wir haben Ihnen einen 6-stelligen Code gesendet. Er gilt 10 Minuten.',
    label: '6-stelliger Code',
    sending: 'Ein neuer Code wird gesendet',
    verifying: 'Der Code wird geprüft',
    connecting: 'Ihre Wallet wird geöffnet',
    ended: 'Login beendet',
    resend: 'Neuen Code senden',
    resendIn: 'Neuer Code in {seconds} s',
  },
  device: {
    waiting: {
      title: 'Sehen Sie in Ihre E-Mails',
      text: 'Öffnen Sie den Link, den wir an {email} gesendet haben, und bestätigen Sie, dass Sie es sind. Er gilt 10 Minuten. Danach folgt der Code.',
    },
    sending: 'Ein neuer Link wird gesendet',
    ended: 'Gerät nicht genehmigt',
    resend: 'Neuen Link senden',
    resendIn: 'Neuer Link in {seconds} s',
  },
  social: {
    continue: 'Weiter mit {provider}',
    more: 'Weitere Anbieter',
    passkey: 'Weiter mit Passkey',
    wallets: 'Weiter mit einer Wallet',
    steps: {
      opening: { title: '{provider} wird geöffnet', text: 'Für den Login öffnet sich ein neues Fenster.' },
      waiting: { title: 'Einloggen mit {provider}', text: 'Fahren Sie in dem geöffneten Fenster fort.' },
      blocked: {
        title: 'Das Fenster wurde blockiert',
        text: 'Ihr Browser hat das Fenster von {provider} blockiert. Sie können sich hier einloggen, und kommen danach zu dieser Seite zurück.',
      },
      leaving: {
        title: '{provider} wird geöffnet',
        text: 'Nach dem Login kommen Sie zu dieser Seite zurück.',
      },
      verifying: { title: 'Der Login wird geprüft', text: 'Das dauert einen Moment.' },
      connecting: { title: 'Ihre Wallet wird geöffnet', text: 'Das dauert einen Moment.' },
    },
    continueHere: 'In diesem Fenster weiter',
    ended: 'Login mit {provider} fehlgeschlagen',
    retry: 'Erneut versuchen',
  },
  farcaster: {
    code: 'QR-Code für den Login mit Farcaster',
    preparing: 'Der Login wird vorbereitet',
    scan: 'Scannen Sie den Code mit Ihrem Handy, und genehmigen Sie den Login in Farcaster.',
    open: {
      title: 'In Farcaster genehmigen',
      text: 'Genehmigen Sie den Login in der App, und kommen Sie dann zurück.',
    },
    openApp: 'Farcaster öffnen',
    declined: {
      title: 'Login abgelehnt',
      text: 'Versuchen Sie es erneut, oder gehen Sie zurück und loggen Sie sich anders ein.',
    },
    expired: {
      title: 'Login abgelaufen',
      text: 'Der Login wurde nicht rechtzeitig genehmigt. Versuchen Sie es erneut.',
    },
  },
  update: {
    label: 'Neue E-Mail-Adresse',
    save: 'Speichern',
    unchanged: 'Das ist Ihre aktuelle E-Mail-Adresse.',
    hint: 'Wir senden einen Code an Ihre aktuelle Adresse und einen an die neue.',
  },
  address: 'E-Mail',
  settings: 'Wallet-Einstellungen',
  approve: {
    title: 'Anfrage genehmigen',
    text: 'Prüfen Sie die Anfrage in dem Fenster über diesem.',
  },
  openSettings: {
    title: 'Einstellungen werden geöffnet',
    text: 'Sie erscheinen in dem Fenster über diesem.',
  },
}
