// Reviewed by a native speaker: no
import type { SettingsCopy } from '../../SettingsCopy.js'

/** Dutch. */
export const settings: SettingsCopy = {
  locale: 'nl',
  title: 'Walletinstellingen',
  loading: 'De instellingen worden geladen…',
  retry: 'Opnieuw proberen',
  back: 'Terug',
  openedBy: 'Geopend door {origin}',
  loggedInAs: 'Ingelogd als',
  evmAddress: 'EVM-adres',
  solanaAddress: 'Solana-adres',
  managed: 'Te herstellen door de beheerder van deze site',
  managedText:
    'Inloggen op een nieuw apparaat brengt de wallet terug. De beheerder beheert beide diensten daarvoor en zou de wallet kunnen openen.',
  notManaged: 'Alleen door u te herstellen',
  notManagedText:
    'De beheerder van deze site kan de wallet niet openen. Bewaar de herstelzin op een veilige plaats.',
  phraseRow: 'Herstelzin',
  phraseRowText: 'De 24 woorden exporteren die de wallet openen',
  phraseRowUnavailable:
    'Niet beschikbaar: er is een code per e-mail nodig, en dit account heeft geen e-mailadres.',
  devices: 'Apparaten',
  devicesText: 'Waar de wallet kan worden gebruikt',
  warning: {
    title: 'Herstelzin',
    points: [
      'De herstelzin bestaat uit 24 woorden. Wie ze heeft, heeft alles in deze wallet, en niemand kan dat ongedaan maken.',
      'Geen enkele site of helpdesk heeft ze nodig. Voer ze nooit in omdat iemand u dat vraagt.',
      'Schrijf ze op papier waar niemand uw scherm kan zien.',
    ],
    word: 'exporteren',
    label: 'Typ “{word}” om verder te gaan',
    send: 'Code mailen',
    sending: 'De code wordt verzonden…',
  },
  code: {
    title: 'Voer de code in',
    text: 'We hebben een code van 6 cijfers naar dit adres gemaild:',
    label: 'Code',
    submit: 'Doorgaan',
    verifying: 'De code wordt gecontroleerd…',
    resend: 'Nieuwe code verzenden',
    resendIn: 'Nieuwe code over {seconds} s',
  },
  phrase: {
    title: 'Uw herstelzin',
    text: 'Schrijf de 24 woorden in deze volgorde op.',
    words: 'Woorden van de herstelzin',
    show: 'Woorden tonen',
    hide: 'Verbergen',
    hidden: 'De woorden zijn verborgen. Toon ze alleen als niemand uw scherm kan zien.',
    copy: 'Kopiëren',
    copyRisk: 'Andere apps kunnen lezen wat u kopieert. Papier is veiliger.',
    copied: 'Gekopieerd. Kopieer iets anders als u klaar bent, zodat geen app de woorden kan lezen.',
    copyFailed: 'De browser heeft kopiëren niet toegestaan. Schrijf de woorden op.',
    done: 'Gereed',
  },
  device: {
    loading: 'De apparaten worden geladen…',
    current: 'Dit apparaat',
    app: 'Gebruikt op {origin}',
    seen: 'Laatst actief: {time}',
    revoke: 'Intrekken',
    revokeLabel: '{label} intrekken',
    revoking: 'Wordt ingetrokken…',
    revoked: 'Het apparaat is ingetrokken.',
    askTitle: 'Dit apparaat intrekken?',
    askText:
      'Het apparaat wordt uitgelogd en kan niet meer met de wallet ondertekenen. Om de wallet daar weer te gebruiken, logt u in zoals op een nieuw apparaat.',
    askCurrentTitle: 'Het apparaat intrekken dat u gebruikt?',
    askCurrentText:
      'U wordt uitgelogd en deze browser kan niet meer met de wallet ondertekenen. Om de wallet hier weer te gebruiken, logt u in zoals op een nieuw apparaat.',
    revokeCurrent: 'Intrekken en uitloggen',
    cancel: 'Annuleren',
  },
  release: {
    title: 'Nieuw apparaat',
    text: 'Iemand heeft op een nieuw apparaat met uw account ingelogd en wil de wallet daar openen.',
    app: 'Gevraagd op {origin}',
    network: 'Netwerk: {network}',
    askTitle: 'De wallet op dit apparaat openen?',
    warning:
      'Iedereen die dit apparaat gebruikt, kan alles in de wallet verplaatsen. Sta dit alleen toe als het apparaat van u is en u daar zelf hebt ingelogd.',
    allow: 'Toestaan',
    refuse: 'Weigeren',
    deciding: 'Wordt opgeslagen…',
    ready: {
      title: 'Apparaat dat de wallet kan openen',
      text: 'Het opent de wallet de volgende keer dat u daar inlogt. Tot die tijd kunt u het weigeren.',
      askTitle: 'Dit apparaat weigeren?',
      warning:
        'Het kan de wallet nu openen. Weiger het, tenzij het van u is en u daar zelf hebt ingelogd: iedereen die het gebruikt, kan alles in de wallet verplaatsen.',
    },
  },
  passkey: {
    title: 'Passkey',
    row: 'Logt u in en opent de wallet op een nieuw apparaat',
    rowNone: 'Voeg er een toe om zonder code in te loggen',
    text: 'Uw passkey logt u in en opent de wallet op een nieuw apparaat.',
    addText:
      'Met een passkey logt u in met uw vingerafdruk, gezicht of schermvergrendeling. Een passkey opent ook de wallet op een nieuw apparaat. Het moet een passkey zijn die kan versleutelen (PRF), zoals die van moderne telefoons en wachtwoordmanagers.',
    add: 'Passkey toevoegen',
    adding: 'De passkey wordt toegevoegd…',
    removing: 'Wordt verwijderd…',
    managedText:
      'De beheerder zou de wallet zonder uw passkey kunnen openen. U kunt die mogelijkheid verwijderen.',
    onlyText:
      'Een nieuw apparaat heeft uw passkey nodig. Die kan niet worden verwijderd, omdat niets anders de wallet herstelt.',
    done: {
      added: 'De passkey is toegevoegd.',
      removePasskey: 'De passkey is verwijderd. U kunt die ook op uw apparaat verwijderen.',
      removeManaged: 'Gereed. Alleen u kunt de wallet herstellen.',
    },
    removePasskey: {
      row: 'Passkey verwijderen',
      rowText: 'Inloggen zoals voorheen',
      title: 'De passkey verwijderen?',
      points: [
        'U kunt er niet meer mee inloggen, en de passkey opent de wallet niet meer op een nieuw apparaat.',
      ],
      confirm: 'Passkey verwijderen',
    },
    removeManaged: {
      row: 'Alleen u kunt herstellen',
      rowText: 'De toegang van de beheerder tot de wallet verwijderen',
      title: 'Alleen u kunt herstellen?',
      points: [
        'Zonder uw passkey en uw herstelzin kan niemand de wallet terugbrengen. De beheerder kan u niet helpen.',
        'Elk nieuw apparaat heeft uw passkey nodig, ook na inloggen met e-mail of een sociaal account.',
        'Dit kan niet ongedaan worden gemaakt.',
      ],
      confirm: 'Alleen ik herstel',
    },
  },
  errors: {
    code_wrong: 'De code is onjuist. Controleer de e-mail en voer de code opnieuw in.',
    flow_expired: 'De code is verlopen. Vraag een nieuwe aan.',
    id: 'Het apparaat was al ingetrokken. Ga terug om de lijst opnieuw te laden.',
    limit: 'U kunt de herstelzin drie keer per dag opvragen. Probeer het morgen opnieuw.',
    release: 'Over dit verzoek is al beslist, of het is beëindigd. Ga terug om de lijst opnieuw te laden.',
  },
}
