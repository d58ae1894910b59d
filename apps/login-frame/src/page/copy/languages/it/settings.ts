// Reviewed by a native speaker: no
import type { SettingsCopy } from '../../SettingsCopy.js'

/** Italian. */
export const settings: SettingsCopy = {
  locale: 'it',
  title: 'Impostazioni wallet',
  loading: 'Caricamento delle impostazioni…',
  retry: 'Riprova',
  back: 'Indietro',
  openedBy: 'Aperto da {origin}',
  loggedInAs: 'Accesso effettuato come',
  evmAddress: 'Indirizzo EVM',
  solanaAddress: 'Indirizzo Solana',
  managed: 'Recuperabile dal gestore di questo sito',
  managedText:
    'L’accesso su un nuovo dispositivo ripristina il wallet. Il gestore offre entrambi i servizi necessari, e potrebbe aprire il wallet.',
  notManaged: 'Recuperabile solo da lei',
  notManagedText:
    'Il gestore di questo sito non può aprire il wallet. Conservi la frase di recupero in un luogo sicuro.',
  phraseRow: 'Frase di recupero',
  phraseRowText: 'Esporta le 24 parole che aprono il wallet',
  phraseRowUnavailable:
    'Non disponibile: serve un codice via email, e questo account non ha un indirizzo email.',
  devices: 'Dispositivi',
  devicesText: 'Dove si può usare il wallet',
  warning: {
    title: 'Frase di recupero',
    points: [
      'La frase di recupero è composta da 24 parole. Chi le ha dispone di tutto ciò che è in questo wallet, e nessuno può annullarlo.',
      'Nessun sito e nessuna assistenza ne ha bisogno. Non le inserisca mai perché qualcuno glielo chiede.',
      'Le scriva su carta, dove nessuno può vedere il suo schermo.',
    ],
    word: 'esporta',
    label: 'Per continuare, digiti “{word}”',
    send: 'Invia codice via email',
    sending: 'Invio del codice…',
  },
  code: {
    title: 'Inserisca il codice',
    text: 'Abbiamo inviato un codice di 6 cifre a questo indirizzo:',
    label: 'Codice',
    submit: 'Continua',
    verifying: 'Verifica del codice…',
    resend: 'Invia un nuovo codice',
    resendIn: 'Nuovo codice tra {seconds} s',
  },
  phrase: {
    title: 'La sua frase di recupero',
    text: 'Scriva le 24 parole in questo ordine.',
    words: 'Parole della frase di recupero',
    show: 'Mostra le parole',
    hide: 'Nascondi',
    hidden: 'Le parole sono nascoste. Le mostri solo se nessuno può vedere il suo schermo.',
    copy: 'Copia',
    copyRisk: 'Altre app possono leggere ciò che copia. La carta è più sicura.',
    copied: 'Copiato. Alla fine copi qualcos’altro, così nessuna app potrà leggere le parole.',
    copyFailed: 'Il browser non ha consentito la copia. Scriva le parole.',
    done: 'Fine',
  },
  device: {
    loading: 'Caricamento dei dispositivi…',
    current: 'Questo dispositivo',
    app: 'Usato su {origin}',
    seen: 'Ultima attività: {time}',
    revoke: 'Revoca',
    revokeLabel: 'Revoca {label}',
    revoking: 'Revoca in corso…',
    revoked: 'Il dispositivo è stato revocato.',
    askTitle: 'Revocare questo dispositivo?',
    askText:
      'Questo dispositivo esce dall’account e non può più firmare con il wallet. Per usare di nuovo il wallet lì, acceda come su un nuovo dispositivo.',
    askCurrentTitle: 'Revocare il dispositivo che sta usando?',
    askCurrentText:
      'Il suo accesso termina, e questo browser non può più firmare con il wallet. Per usare di nuovo il wallet qui, acceda come su un nuovo dispositivo.',
    revokeCurrent: 'Revoca ed esci',
    cancel: 'Annulla',
  },
  release: {
    title: 'Nuovo dispositivo',
    text: 'Qualcuno ha effettuato l’accesso con il suo account su un nuovo dispositivo, e vuole aprire lì il wallet.',
    app: 'Richiesto su {origin}',
    network: 'Rete: {network}',
    askTitle: 'Aprire il wallet su questo dispositivo?',
    warning:
      'Chi usa questo dispositivo può spostare tutto ciò che è nel wallet. Lo consenta solo se è suo e se l’accesso lì è stato effettuato da lei.',
    allow: 'Consenti',
    refuse: 'Rifiuta',
    deciding: 'Salvataggio…',
    ready: {
      title: 'Dispositivo che può aprire il wallet',
      text: 'Apre il wallet al suo prossimo accesso da lì. Fino ad allora può rifiutarlo.',
      askTitle: 'Rifiutare questo dispositivo?',
      warning:
        'Ora può aprire il wallet. Lo rifiuti, a meno che non sia suo e l’accesso lì sia stato effettuato da lei: chi lo usa può spostare tutto ciò che è nel wallet.',
    },
  },
  passkey: {
    title: 'Passkey',
    row: 'Consente l’accesso e apre il wallet su un nuovo dispositivo',
    rowNone: 'Ne aggiunga una per accedere senza codice',
    text: 'La sua passkey consente l’accesso e apre il wallet su un nuovo dispositivo.',
    addText:
      'Con una passkey accede con l’impronta, il volto o il blocco dello schermo. Apre anche il wallet su un nuovo dispositivo. Deve essere una passkey in grado di cifrare (PRF), come quelle dei telefoni e dei gestori di password attuali.',
    add: 'Aggiungi passkey',
    adding: 'Aggiunta della passkey…',
    removing: 'Rimozione…',
    managedText:
      'Il gestore potrebbe aprire il wallet senza la sua passkey. Può rimuovere questa possibilità.',
    onlyText:
      'Un nuovo dispositivo ha bisogno della sua passkey. Non può essere rimossa, perché nient’altro recupera il wallet.',
    done: {
      added: 'La passkey è stata aggiunta.',
      removePasskey: 'La passkey è stata rimossa. Può eliminarla anche sul suo dispositivo.',
      removeManaged: 'Fatto. Solo lei può recuperare il wallet.',
    },
    removePasskey: {
      row: 'Rimuovi la passkey',
      rowText: 'Accesso come prima',
      title: 'Rimuovere la passkey?',
      points: ['Non potrà più usarla per accedere, e non aprirà più il wallet su un nuovo dispositivo.'],
      confirm: 'Rimuovi la passkey',
    },
    removeManaged: {
      row: 'Recupero solo da parte sua',
      rowText: 'Rimuove l’accesso del gestore al wallet',
      title: 'Recupero solo da parte sua?',
      points: [
        'Senza la sua passkey e la sua frase di recupero, nessuno può ripristinare il wallet. Il gestore non può aiutarla.',
        'Ogni nuovo dispositivo ha bisogno della sua passkey, anche dopo un accesso via email o account social.',
        'Questa azione non può essere annullata.',
      ],
      confirm: 'Solo io posso farlo',
    },
  },
  errors: {
    code_wrong: 'Il codice è errato. Controlli l’email e lo inserisca di nuovo.',
    flow_expired: 'Il codice è scaduto. Ne richieda uno nuovo.',
    id: 'Il dispositivo è già stato revocato. Torni indietro per ricaricare l’elenco.',
    limit: 'Può richiedere la frase di recupero tre volte al giorno. Riprovi domani.',
    release:
      'Questa richiesta è già stata decisa, oppure è terminata. Torni indietro per ricaricare l’elenco.',
  },
}
