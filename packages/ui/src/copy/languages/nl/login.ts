// Reviewed by a native speaker: no
import type { LoginCopy } from '../../LoginCopy.js'

/** The strings of the login without a wallet, in Dutch. */
export const login: LoginCopy = {
  title: 'Inloggen of verbinden',
  or: 'of',
  step: 'Stap {step} van 2',
  email: {
    label: 'E-mail',
    placeholder: 'Uw e-mailadres',
    hint: 'We mailen u een code. Op een nieuw apparaat zijn er twee snelle stappen: een link en daarna de code.',
    submit: 'Doorgaan met e-mail',
    invalid: 'Voer een geldig e-mailadres in.',
    sending: 'De e-mail wordt verzonden',
  },
  failures: {
    cooldown: {
      one: 'Probeer het over {count} seconde opnieuw',
      other: 'Probeer het over {count} seconden opnieuw',
    },
    locked: 'Te veel onjuiste codes. Begin opnieuw om een nieuwe te krijgen.',
    'link-expired': 'De link is verlopen. Verzend een nieuwe.',
    unreachable: 'De inlogdienst is niet bereikbaar. Controleer uw verbinding en probeer het opnieuw.',
    'not-allowed': 'Inloggen is niet ingesteld voor deze site. Kies een andere manier om te verbinden.',
    refused: 'Dat is niet gelukt.',
    unexpected: 'Er is iets misgegaan. Probeer het opnieuw.',
  },
  none: { title: 'Geen login', text: 'Ga terug en kies hoe u wilt inloggen.' },
  startAgain: 'Opnieuw beginnen',
  code: {
    prompt: {
      title: 'Voer de code in',
      text: 'We hebben een code van 6 cijfers gemaild naar {email}. De code is 10 minuten geldig.',
    },
    promptWithoutEmail: 'We hebben u een code van 6 cijfers gemaild. De code is 10 minuten geldig.',
    label: 'Code van 6 cijfers',
    sending: 'Nieuwe code wordt verzonden',
    verifying: 'De code wordt gecontroleerd',
    connecting: 'Uw wallet wordt geopend',
    ended: 'Login beëindigd',
    resend: 'Nieuwe code verzenden',
    resendIn: 'Nieuwe code over {seconds} s',
  },
  device: {
    waiting: {
      title: 'Controleer uw e-mail',
      text: 'Open de link die we naar {email} hebben gemaild en bevestig dat u het bent. De link is 10 minuten geldig. Daarna volgt de code.',
    },
    sending: 'Nieuwe link wordt verzonden',
    ended: 'Apparaat niet goedgekeurd',
    resend: 'Nieuwe link verzenden',
    resendIn: 'Nieuwe link over {seconds} s',
  },
  social: {
    continue: 'Doorgaan met {provider}',
    more: 'Meer aanbieders',
    passkey: 'Doorgaan met passkey',
    wallets: 'Doorgaan met wallet',
    steps: {
      opening: {
        title: '{provider} wordt geopend',
        text: 'Er wordt een nieuw venster geopend om in te loggen.',
      },
      waiting: { title: 'Inloggen met {provider}', text: 'Ga verder in het geopende venster.' },
      blocked: {
        title: 'Het venster is geblokkeerd',
        text: 'Uw browser heeft het venster van {provider} geblokkeerd. U kunt hier inloggen en keert terug naar deze pagina.',
      },
      leaving: { title: '{provider} wordt geopend', text: 'Na het inloggen keert u terug naar deze pagina.' },
      verifying: { title: 'Login wordt gecontroleerd', text: 'Dit duurt even.' },
      connecting: { title: 'Uw wallet wordt geopend', text: 'Dit duurt even.' },
    },
    continueHere: 'Hier doorgaan',
    ended: 'Inloggen met {provider} is mislukt',
    retry: 'Opnieuw proberen',
  },
  farcaster: {
    code: 'QR-code om in te loggen met Farcaster',
    preparing: 'Inloggen wordt voorbereid',
    scan: 'Scan de code met uw telefoon en keur de login goed in Farcaster.',
    open: { title: 'Keur goed in Farcaster', text: 'Keur de login goed in de app en kom dan hier terug.' },
    openApp: 'Farcaster openen',
    declined: {
      title: 'Login geweigerd',
      text: 'Probeer het opnieuw, of ga terug en log op een andere manier in.',
    },
    expired: { title: 'Login verlopen', text: 'De login is niet op tijd goedgekeurd. Probeer het opnieuw.' },
  },
  update: {
    label: 'Nieuw e-mailadres',
    save: 'Opslaan',
    unchanged: 'Dit is uw huidige e-mailadres.',
    hint: 'We mailen een code naar uw huidige adres en een naar het nieuwe.',
  },
  address: 'E-mail',
  settings: 'Walletinstellingen',
  approve: {
    title: 'Keur het verzoek goed',
    text: 'Controleer het verzoek in het venster boven dit venster.',
  },
  openSettings: { title: 'Instellingen openen', text: 'Ze verschijnen in het venster boven dit venster.' },
}
