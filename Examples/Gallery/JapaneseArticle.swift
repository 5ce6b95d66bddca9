import SwiftUI

/// An article in Japanese: lines break between characters, but not before a full stop.
struct JapaneseArticle: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        ZStack(alignment: .bottomLeading) {
          LinearGradient(
            colors: [.pink.opacity(0.7), .orange.opacity(0.5)], startPoint: .top, endPoint: .bottom)
          Circle().fill(.red).frame(width: 120).frame(maxWidth: .infinity, maxHeight: .infinity)
          Text("特集")
            .font(.caption.bold())
            .padding(.horizontal, 10)
            .padding(.vertical, 5)
            .background(.black, in: .capsule)
            .foregroundStyle(.white)
            .padding()
        }
        .frame(height: 240)
        VStack(alignment: .leading, spacing: 12) {
          Text("路地裏の小さな喫茶店で過ごす、雨の日の午後").font(.title.bold())
          HStack {
            Text("佐藤 美咲")
            Spacer()
            Text("2026年11月21日")
          }
          .font(.footnote)
          .foregroundStyle(.secondary)
          Divider()
          Text("神保町の駅を出て、古書店の並ぶ通りを一本入ると、昭和の面影を残す喫茶店がひっそりと佇んでいます。扉を開けると、珈琲の香りと静かなピアノの音が迎えてくれました。")
          Text("「ここは父が始めた店なんです。椅子もカップも、当時のままですよ。」")
            .padding(.leading, 14)
            .overlay(alignment: .leading) { Capsule().fill(.pink).frame(width: 3) }
            .foregroundStyle(.secondary)
          Text("名物は、手回しのミルで挽いた深煎りのブレンドと、厚切りのバタートースト。窓の外の雨を眺めながら、ゆっくりと時間が流れていきます。")
          Label("営業時間 10:00〜19:00(日曜定休)", systemImage: "clock").font(.footnote)
          Label("東京都千代田区神田神保町1-7", systemImage: "mappin.and.ellipse").font(.footnote)
        }
        .lineSpacing(5)
        .padding(.horizontal, 20)
      }
    }
    .ignoresSafeArea(edges: .top)
    .environment(\.locale, Locale(identifier: "ja_JP"))
  }
}

struct JapaneseArticle_Previews: PreviewProvider {
  static var previews: some View {
    JapaneseArticle().previewDevice("iPhone 16 Pro")
  }
}
