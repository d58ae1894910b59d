// Reviewed by a native speaker: no
import type { PermissionCopy } from '../../PermissionCopy.js'

/** Turkish. */
export const permissions: PermissionCopy = {
  allows: 'İzin verdikleriniz',
  excludes: 'Yapamayacakları',
  end: 'Nasıl sonlandırılır',
  howToEnd:
    'İzni bu tarihten önce sonlandırabilirsiniz: bu sitedeki izinler listesinden iptal edin. Bu, hesabınızın bir işlemidir. Onaylanana kadar izin kullanılabilir.',
  sentences: {
    actsAlone: '{origin}, aşağıdaki oturum hesabıyla hesabınızı size yeniden sormadan kullanabilir.',
    calls: 'Şu yöntemleri herhangi bir içerikle çağırabilir: {methods}. Sözleşmeler: {targets}.',
    callsLimited: 'Yapabileceği en fazla çağrı sayısı: {count}.',
    callsUnlimited: 'Çağrı sayısının sınırı yoktur.',
    callsWithValue: 'Her çağrı en fazla {amount} gönderebilir.',
    callsWithoutValue: 'Çağrılar {symbol} gönderemez.',
    ends: 'Bitiş tarihi: {date}.',
    mostInTotal: 'Bitene kadar bu, toplam en fazla {amount} eder.',
    noAccountChange: 'Hesabınızı, kurtarma yolunu veya diğer izinleri değiştiremez.',
    noCalls: 'Başka sözleşmeleri çağıramaz ve başkalarının tokenlerinizi harcamasına izin veremez.',
    noOtherCalls: 'Başka sözleşmeleri veya başka yöntemleri çağıramaz.',
    noOtherRecipients: 'Başka hesaplara gönderemez.',
    noOtherTokens: 'Bundan fazlasını, başka tokenleri veya NFT’leri gönderemez.',
    periodAny: 'Her {period} içinde herhangi bir hesaba en fazla {amount} gönderebilir.',
    periodTo: 'Her {period} içinde en fazla {amount} gönderebilir, yalnızca şu alıcılara: {recipients}.',
    starts: 'Başlangıç tarihi: {date}.',
    totalAny: 'Herhangi bir hesaba toplam en fazla {amount} gönderebilir.',
    totalTo: 'Toplam en fazla {amount} gönderebilir, yalnızca şu alıcılara: {recipients}.',
  },
  baseUnits: 'Bilinmeyen bir tokenin {amount} temel birimi',
  problems: {
    chain_unsupported: 'İzinler bu ağda desteklenmiyor.',
    expiry_invalid:
      'İznin saniye cinsinden, gelecekte ve bugünden en fazla 366 gün sonra olan tek bir bitiş zamanı olmalıdır.',
    one_permission: 'Bir defada tek bir izin isteyin.',
    permission_invalid: 'İzin geçersiz.',
    permission_unsupported: 'Ağ bu izni uygulayamaz.',
    rule_unsupported: 'İznin bir koşulu desteklenmiyor. Onu çıkarın.',
    session_key_invalid:
      'Oturum anahtarı, geçerli sağlama toplamı olan bir EVM adresi olmalı; kullanıcının hesabından ve sözleşmelerinden farklı bir hesap olmalıdır.',
    signer_unsupported: 'İmzalayanın türü “account” olmalı ve yalnızca bir adresi olmalıdır.',
  },
}
