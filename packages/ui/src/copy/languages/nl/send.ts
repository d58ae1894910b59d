// Reviewed by a native speaker: no
import type { SendCopy } from '../../SendCopy.js'

/** The strings of the views that send, in Dutch. */
export const send: SendCopy = {
  unsupported: {
    title: 'Netwerk niet ondersteund',
    text: 'Schakel over naar een netwerk waarmee deze app werkt.',
  },
  amount: 'Bedrag',
  balance: 'Saldo: {balance}',
  max: 'Max',
  maxNote: 'Alles, min de netwerkkosten.',
  switchUnit: 'Bedrag invoeren als {amount}',
  owned: 'U hebt {balance}',
  selectToken: 'Token kiezen',
  token: 'Token:',
  to: 'Naar',
  address: 'Adres of naam',
  paste: 'Plakken',
  resolving: 'De naam wordt opgezocht',
  retryName: 'Opnieuw proberen',
  nameProblems: {
    invalid: 'Dit is geen geldige naam.',
    'unusual-characters':
      'Deze naam bevat tekens die op andere kunnen lijken. Voer in plaats daarvan het adres in.',
    'not-registered': 'Deze naam is niet geregistreerd.',
    'no-address': 'Deze naam heeft geen adres op dit netwerk.',
    unreachable: 'De dienst van deze naam antwoordt niet.',
    untrusted:
      'De dienst van deze naam heeft een antwoord gegeven dat niet echt is. Voer in plaats daarvan het adres in.',
    unsupported: 'Zulke namen kunnen hier niet worden gebruikt. Voer in plaats daarvan het adres in.',
  },
  recipientErrors: {
    format: 'Een adres bestaat uit 0x en 40 letters of cijfers.',
    checksum: 'Dit adres bevat een typefout. Kopieer het opnieuw.',
    'zero-address': 'Wat naar dit adres wordt verzonden, is verloren.',
    'solana-format': 'Een Solana-adres heeft 32 tot 44 letters en cijfers, en geen 0x.',
    'bitcoin-format': 'Dit is geen Bitcoin-adres, of het bevat een typefout. Kopieer het opnieuw.',
    'other-network': 'Dit adres hoort bij een ander Bitcoin-netwerk.',
    'unknown-version': 'Bitcoin kan nog niet beschermen wat naar dit type adres wordt verzonden.',
  },
  notices: {
    'own-address': { title: 'Dit is uw eigen adres', text: 'U zou naar uzelf verzenden.' },
    'token-contract': {
      title: 'Dit is een token, geen wallet',
      text: 'Wat naar het contract van een token wordt verzonden, is meestal verloren.',
    },
    'look-alike': {
      title: 'Controleer het adres',
      text: 'Het lijkt op {address} uit uw activiteit, maar is een ander adres. Oplichters maken zulke adressen.',
    },
    'first-transfer': {
      title: 'Nieuwe ontvanger',
      text: 'Uw recente activiteit bevat geen overboeking naar dit adres.',
    },
    'unusual-name': {
      title: 'Controleer de naam',
      text: 'De naam bevat tekens die op andere kunnen lijken. Vergelijk het adres met dat van de ontvanger.',
    },
  },
  check: {
    'select-token': 'Token kiezen',
    'incorrect-value': 'Onjuiste waarde',
    'add-amount': 'Bedrag invoeren',
    'insufficient-funds': 'Onvoldoende saldo',
    'add-address': 'Adres invoeren',
    'resolving-name': 'Naam wordt opgezocht',
    'invalid-address': 'Ongeldig adres',
    preview: 'Controleren',
  },
  tokens: {
    heading: 'Uw tokens',
    empty: { title: 'Geen tokens om te verzenden', text: 'Dit account heeft geen tokens op dit netwerk.' },
  },
  review: {
    none: { title: 'Niets te controleren', text: 'Het account of het netwerk is gewijzigd.' },
    start: 'Opnieuw beginnen',
    preparing: 'Saldo’s en kosten worden gelezen',
    failed: 'Dit kan niet worden verzonden',
    edit: 'Wijzigen',
    from: 'Van',
    to: 'Naar',
    details: 'Details',
    fee: 'Netwerkkosten',
    speeds: { slow: 'Langzaam', normal: 'Normaal', fast: 'Snel' },
    sponsored: 'Betaald door {app}',
    sponsoredByApp: 'Betaald door deze app',
    upTo: 'Maximaal {fee}',
    total: 'Totaal',
    accountRent: 'Nieuw tokenaccount',
    accountRentNote: {
      title: 'De ontvanger heeft een tokenaccount nodig',
      text: 'Het wordt met deze overboeking aangemaakt en kost u {amount}.',
    },
    walletFee: {
      title: 'Uw wallet bepaalt de kosten',
      text: 'De kosten hier zijn schattingen. Controleer de kosten in uw wallet.',
    },
    about: 'Ongeveer {fee}',
    received: 'Ontvanger krijgt',
    rounding: 'Afronding, tot',
    takesFee: { title: 'Deze token rekent kosten', text: 'De ontvanger krijgt minder dan u verzendt.' },
    unverified: {
      title: 'Het resultaat is niet bekend',
      text: 'Dit netwerk kan de overboeking niet simuleren. Verzend alleen een token die u vertrouwt.',
    },
    contract: {
      title: 'De ontvanger is een contract',
      text: 'Zorg ervoor dat het deze token op dit netwerk accepteert.',
    },
    problems: {
      'insufficient-funds': { title: 'Onvoldoende saldo', text: 'Het saldo is lager dan het bedrag.' },
      'insufficient-fee': {
        title: 'Te weinig voor de netwerkkosten',
        text: 'Verzend minder, kies lagere kosten, of voeg saldo toe.',
      },
      'leaves-too-little': {
        title: 'Er zou te weinig overblijven',
        text: 'Solana-accounts houden 0 SOL of ongeveer 0,0009 SOL. Verzend alles, of minder.',
      },
      'recipient-minimum': {
        title: 'Te weinig voor een nieuw account',
        text: 'Het account van de ontvanger is leeg. Solana vereist dat er ongeveer 0,0009 SOL op staat.',
      },
      dust: { title: 'Bedrag te klein', text: 'Het Bitcoin-netwerk geeft zo’n klein bedrag niet door.' },
      'wallet-sets-fee': {
        title: 'Voer een bedrag in',
        text: 'Uw wallet bepaalt de kosten zelf, dus vanaf hier kan niet alles worden verzonden.',
      },
      'to-program': {
        title: 'Dit is een programma',
        text: 'Wat naar een programma wordt verzonden, is verloren.',
      },
      'to-token-account': {
        title: 'Dit is een token, geen wallet',
        text: 'Vraag naar het adres van de wallet van de ontvanger.',
      },
      'memo-required': {
        title: 'De ontvanger vereist een memo',
        text: 'Het account accepteert alleen overboekingen met een memo, die hier niet kan worden toegevoegd.',
      },
      'confidential-only': {
        title: 'De ontvanger accepteert alleen vertrouwelijke overboekingen',
        text: 'Die zijn hier niet mogelijk.',
      },
      frozen: {
        title: 'Deze token is bevroren',
        text: 'De uitgever heeft uw account of dat van de ontvanger voor deze token bevroren.',
      },
      'non-transferable': {
        title: 'Deze token kan niet worden verzonden',
        text: 'De token blijft op het account waarop die staat.',
      },
      paused: { title: 'Deze token is gepauzeerd', text: 'De uitgever heeft alle overboekingen stopgezet.' },
      'transfer-hook': {
        title: 'Deze token kan hier niet worden verzonden',
        text: 'Elke overboeking voert een programma van de uitgever uit dat niet wordt ondersteund.',
      },
    },
    moved: {
      title: 'De naam heeft een nieuw adres',
      text: 'Het is gewijzigd sinds de controle. Vraag het de ontvanger voordat u verzendt. Er is niets verzonden.',
    },
    declined: { title: 'Verzoek geweigerd', text: 'Er is niets verzonden.' },
    send: 'Verzenden',
    checking: { title: 'Wordt gecontroleerd', text: 'De transactie wordt met het netwerk vergeleken.' },
    signing: { title: 'Keur goed in {wallet}', text: 'Uw wallet toont hetzelfde bedrag en adres.' },
    sentTitles: {
      pending: '{amount} wordt verzonden naar {recipient}',
      confirmed: '{amount} verzonden naar {recipient}',
      failed: 'De overboeking is mislukt',
      replaced: 'De overboeking is vervangen',
      dropped: 'De overboeking is niet uitgevoerd',
    },
  },
  sent: {
    texts: {
      pending: 'U kunt dit sluiten. Het gaat verder op het netwerk.',
      confirmed: 'Bevestigd op {network}.',
      failed: 'Alleen de netwerkkosten zijn betaald.',
      replaced: 'Een andere transactie van uw account is ervoor in de plaats gekomen.',
      dropped: 'Het netwerk kent de transactie niet meer.',
    },
    done: 'Gereed',
  },
}
