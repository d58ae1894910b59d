// Reviewed by a native speaker: no
import type { SettingsCopy } from '../../SettingsCopy.js'

/** Turkish. */
export const settings: SettingsCopy = {
  locale: 'tr',
  title: 'Cüzdan ayarları',
  loading: 'Ayarlar yükleniyor…',
  retry: 'Tekrar dene',
  back: 'Geri',
  openedBy: 'Açan site: {origin}',
  loggedInAs: 'Giriş yapan',
  evmAddress: 'EVM adresi',
  solanaAddress: 'Solana adresi',
  managed: 'Bu sitenin işletmecisi kurtarabilir',
  managedText:
    'Yeni bir cihazda giriş yapınca cüzdan geri gelir. İşletmeci bunun için her iki hizmeti de yürütür ve cüzdanı açabilir.',
  notManaged: 'Yalnızca siz kurtarabilirsiniz',
  notManagedText: 'Bu sitenin işletmecisi cüzdanı açamaz. Kurtarma ifadesini güvenli bir yerde saklayın.',
  phraseRow: 'Kurtarma ifadesi',
  phraseRowText: 'Cüzdanı açan 24 kelimeyi dışa aktarın',
  phraseRowUnavailable: 'Kullanılamıyor: e-postayla kod gerekir ve bu hesabın e-posta adresi yok.',
  devices: 'Cihazlar',
  devicesText: 'Cüzdanın kullanılabildiği yerler',
  warning: {
    title: 'Kurtarma ifadesi',
    points: [
      'Kurtarma ifadesi 24 kelimedir. Bu kelimelere sahip olan herkes bu cüzdandaki her şeye sahip olur ve bunu kimse geri alamaz.',
      'Hiçbir site ve hiçbir destek ekibi bu kelimelere ihtiyaç duymaz. Biri istediği için asla girmeyin.',
      'Kelimeleri, ekranınızı kimsenin göremediği bir yerde kâğıda yazın.',
    ],
    word: 'aktar',
    label: 'Devam etmek için “{word}” yazın',
    send: 'E-postayla kod gönder',
    sending: 'Kod gönderiliyor…',
  },
  code: {
    title: 'Kodu girin',
    text: 'Bu adrese e-postayla 6 haneli bir kod gönderdik:',
    label: 'Kod',
    submit: 'Devam',
    verifying: 'Kod kontrol ediliyor…',
    resend: 'Yeni kod gönder',
    resendIn: 'Yeni kod {seconds} sn sonra',
  },
  phrase: {
    title: 'Kurtarma ifadeniz',
    text: '24 kelimeyi bu sırayla yazın.',
    words: 'Kurtarma ifadesinin kelimeleri',
    show: 'Kelimeleri göster',
    hide: 'Gizle',
    hidden: 'Kelimeler gizli. Yalnızca ekranınızı kimse göremiyorsa gösterin.',
    copy: 'Kopyala',
    copyRisk: 'Kopyaladığınızı diğer uygulamalar okuyabilir. Kâğıt daha güvenlidir.',
    copied:
      'Kopyalandı. İşiniz bitince başka bir şey kopyalayın; böylece hiçbir uygulama kelimeleri okuyamaz.',
    copyFailed: 'Tarayıcı kopyalamaya izin vermedi. Kelimeleri kâğıda yazın.',
    done: 'Bitti',
  },
  device: {
    loading: 'Cihazlar yükleniyor…',
    current: 'Bu cihaz',
    app: 'Kullanıldığı site: {origin}',
    seen: 'Son etkinlik: {time}',
    revoke: 'İptal et',
    revokeLabel: 'Erişimi iptal et: {label}',
    revoking: 'İptal ediliyor…',
    revoked: 'Cihaz iptal edildi.',
    askTitle: 'Bu cihaz iptal edilsin mi?',
    askText:
      'Cihazdan çıkış yapılır ve cihaz artık cüzdanla imzalayamaz. Cüzdanı orada yeniden kullanmak için yeni bir cihazdaki gibi giriş yapın.',
    askCurrentTitle: 'Kullandığınız cihaz iptal edilsin mi?',
    askCurrentText:
      'Oturumunuz kapanır ve bu tarayıcı artık cüzdanla imzalayamaz. Cüzdanı burada yeniden kullanmak için yeni bir cihazdaki gibi giriş yapın.',
    revokeCurrent: 'İptal et ve çıkış yap',
    cancel: 'İptal',
  },
  release: {
    title: 'Yeni cihaz',
    text: 'Biri yeni bir cihazda hesabınızla giriş yaptı ve cüzdanı orada açmak istiyor.',
    app: 'Talep edildiği site: {origin}',
    network: 'Ağ: {network}',
    askTitle: 'Cüzdan bu cihazda açılsın mı?',
    warning:
      'Bu cihazı kullanan herkes cüzdandaki her şeyi taşıyabilir. Yalnızca cihaz sizinse ve orada kendiniz giriş yaptıysanız izin verin.',
    allow: 'İzin ver',
    refuse: 'Reddet',
    deciding: 'Kaydediliyor…',
    ready: {
      title: 'Cüzdanı açabilen cihaz',
      text: 'Orada bir sonraki girişinizde cüzdanı açar. O zamana kadar reddedebilirsiniz.',
      askTitle: 'Bu cihaz reddedilsin mi?',
      warning:
        'Cüzdanı şimdi açabilir. Cihaz sizin değilse veya orada kendiniz giriş yapmadıysanız reddedin: onu kullanan herkes cüzdandaki her şeyi taşıyabilir.',
    },
  },
  passkey: {
    title: 'Geçiş anahtarı',
    row: 'Giriş yapar ve cüzdanı yeni bir cihazda açar',
    rowNone: 'Kodsuz giriş yapmak için bir tane ekleyin',
    text: 'Geçiş anahtarınızla giriş yaparsınız ve cüzdan yeni bir cihazda açılır.',
    addText:
      'Geçiş anahtarıyla parmak iziniz, yüzünüz veya ekran kilidinizle giriş yaparsınız. Cüzdanı yeni bir cihazda da açar. Güncel telefonların ve parola yöneticilerinin anahtarları gibi, şifreleme yapabilen (PRF) bir geçiş anahtarı olmalıdır.',
    add: 'Geçiş anahtarı ekle',
    adding: 'Geçiş anahtarı ekleniyor…',
    removing: 'Kaldırılıyor…',
    managedText: 'İşletmeci, geçiş anahtarınız olmadan cüzdanı açabilir. Bunu kaldırabilirsiniz.',
    onlyText:
      'Yeni bir cihaz için geçiş anahtarınız gerekir. Cüzdanı başka bir şey kurtaramadığı için kaldırılamaz.',
    done: {
      added: 'Geçiş anahtarı eklendi.',
      removePasskey: 'Geçiş anahtarı kaldırıldı. Onu cihazınızdan da silebilirsiniz.',
      removeManaged: 'Tamamlandı. Cüzdanı yalnızca siz kurtarabilirsiniz.',
    },
    removePasskey: {
      row: 'Geçiş anahtarını kaldır',
      rowText: 'Daha önceki gibi giriş yapın',
      title: 'Geçiş anahtarı kaldırılsın mı?',
      points: ['Onunla artık giriş yapamazsınız ve yeni bir cihazda cüzdanı açmaz.'],
      confirm: 'Geçiş anahtarını kaldır',
    },
    removeManaged: {
      row: 'Kurtarma yalnızca sizde',
      rowText: 'İşletmecinin cüzdanı açma yolunu kaldırın',
      title: 'Kurtarma yalnızca sizde mi olsun?',
      points: [
        'Geçiş anahtarınız ve kurtarma ifadeniz olmadan cüzdanı kimse geri getiremez. İşletmeci size yardım edemez.',
        'Her yeni cihaz için, e-posta veya sosyal hesapla girişten sonra da geçiş anahtarınız gerekir.',
        'Bu geri alınamaz.',
      ],
      confirm: 'Yalnızca bende olsun',
    },
  },
  errors: {
    code_wrong: 'Kod yanlış. E-postayı kontrol edip kodu yeniden girin.',
    flow_expired: 'Kodun süresi doldu. Yeni bir kod isteyin.',
    id: 'Cihaz zaten iptal edilmiş. Listeyi yeniden yüklemek için geri dönün.',
    limit: 'Kurtarma ifadesini günde üç kez isteyebilirsiniz. Yarın tekrar deneyin.',
    release:
      'Bu talep hakkında zaten karar verildi veya talep sona erdi. Listeyi yeniden yüklemek için geri dönün.',
  },
}
