extension TypeTable {
  /// The types that Apple's documentation lists for `UTType`, with their common file extensions and
  /// MIME types.
  static let text = """
    public.item | | | | item
    public.content | | | | content
    public.composite-content | public.content | | | composite content
    com.apple.disk-image | public.archive | dmg img | | disk image
    public.data | public.item | | | data
    public.directory | public.item | | | directory
    public.folder | public.directory | | inode/directory | folder
    public.volume | public.folder | | | volume
    com.apple.package | public.directory | | | package
    com.apple.bundle | public.directory | bundle | | bundle
    com.apple.plugin | com.apple.package com.apple.bundle | plugin | | plugin
    com.apple.metadata-importer | com.apple.plugin | mdimporter | | Spotlight importer
    com.apple.quicklook-generator | com.apple.plugin | qlgenerator | | QuickLook generator
    com.apple.xpc-service | com.apple.package com.apple.bundle | xpc | | XPC service
    com.apple.framework | com.apple.bundle | framework | | framework
    com.apple.application | public.executable | | | application
    com.apple.application-bundle | com.apple.application com.apple.package com.apple.bundle | app | | application
    com.apple.application-file | com.apple.application public.data | | | application
    com.apple.resolvable | | | | resolvable
    public.symlink | public.item com.apple.resolvable | | | symbolic link
    com.apple.mount-point | public.item com.apple.resolvable | | | mount point
    com.apple.alias-file | public.data com.apple.resolvable | | | alias file
    public.executable | public.item | | | executable
    com.apple.mach-o-binary | public.data public.executable | | | Mach-O binary
    public.text | public.data public.content | | | text
    public.plain-text | public.text | txt text | text/plain | text
    public.utf8-plain-text | public.plain-text | | | Unicode text
    public.utf16-plain-text | public.plain-text | | | Unicode text
    public.utf16-external-plain-text | public.plain-text | | | Unicode text
    public.delimited-values-text | public.text | | | delimited text
    public.comma-separated-values-text | public.delimited-values-text | csv | text/csv text/comma-separated-values | CSV document
    public.tab-separated-values-text | public.delimited-values-text | tsv | text/tab-separated-values | TSV document
    public.utf8-tab-separated-values-text | public.utf8-plain-text public.tab-separated-values-text | | | Unicode TSV document
    public.rtf | public.text | rtf | text/rtf application/rtf | RTF document
    com.apple.rtfd | public.composite-content com.apple.package | rtfd | | RTFD document
    com.apple.flat-rtfd | public.data public.composite-content | | | flat RTFD document
    public.html | public.text | html htm shtml shtm | text/html | HTML text
    public.xhtml | public.xml | xhtml xht xhtm | application/xhtml+xml | XHTML text
    public.xml | public.text | xml | application/xml text/xml | XML text
    public.yaml | public.text | yaml yml | application/x-yaml text/yaml | YAML text
    public.css | public.text | css | text/css | CSS style sheet
    public.json | public.text | json | application/json text/json | JSON text
    public.geojson | public.json | geojson | application/geo+json | GeoJSON
    public.ndjson | public.text | ndjson jsonl | application/x-ndjson | newline-delimited JSON
    net.daringfireball.markdown | public.plain-text | md markdown mdown | text/markdown | Markdown text
    public.log | public.plain-text | log | | log file
    com.apple.property-list | public.data | plist | | property list
    com.apple.xml-property-list | com.apple.property-list public.xml | | | XML property list
    com.apple.binary-property-list | com.apple.property-list | | | binary property list
    public.source-code | public.plain-text | | | source code
    public.assembly-source | public.source-code | s | | assembly source
    public.c-source | public.source-code | c | text/x-csrc | C source
    public.objective-c-source | public.source-code | m | | Objective-C source
    public.swift-source | public.source-code | swift | text/x-swift | Swift source
    public.c-plus-plus-source | public.source-code | cp cpp c++ cc cxx | text/x-c++src | C++ source
    public.objective-c-plus-plus-source | public.source-code | mm | | Objective-C++ source
    public.c-header | public.source-code | h | text/x-chdr | C header
    public.c-plus-plus-header | public.source-code | hpp h++ hxx hh | text/x-c++hdr | C++ header
    public.script | public.source-code | | | script
    com.apple.applescript.text | public.script | applescript | | AppleScript
    com.apple.applescript.script | public.data public.script | scpt | | compiled script
    com.apple.applescript.script-bundle | com.apple.bundle com.apple.package public.script | scptd | | script bundle
    com.netscape.javascript-source | public.source-code public.executable | js javascript mjs jscript | text/javascript application/javascript | JavaScript
    public.shell-script | public.script | sh command | | shell script
    public.perl-script | public.shell-script | pl pm | text/x-perl-script | Perl script
    public.python-script | public.shell-script | py | text/x-python-script text/x-python | Python script
    public.ruby-script | public.shell-script | rb rbw | text/x-ruby-script | Ruby script
    public.php-script | public.shell-script | php php3 php4 ph3 ph4 phtml | text/php application/php | PHP script
    public.make-source | public.script | mk mak | | makefile
    com.sun.java-source | public.source-code | java jav | text/x-java-source | Java source
    public.database | | | | database
    public.calendar-event | | | | calendar event
    com.apple.ical.ics | public.text public.calendar-event | ics ical icalendar | text/calendar | calendar event
    public.to-do-item | | | | to-do item
    public.message | | | | message
    public.email-message | public.message public.data | eml | message/rfc822 | email message
    public.contact | | | | contact
    public.vcard | public.text public.contact | vcf vcard | text/vcard text/directory | vCard
    public.presentation | public.composite-content | | | presentation
    public.spreadsheet | public.content | | | spreadsheet
    com.adobe.pdf | public.data public.composite-content | pdf | application/pdf | PDF document
    com.adobe.postscript | public.data | ps | application/postscript | PostScript
    public.image | public.data public.content | | | image
    public.jpeg | public.image | jpeg jpg jpe | image/jpeg image/jpg | JPEG image
    public.tiff | public.image | tiff tif | image/tiff | TIFF image
    com.compuserve.gif | public.image | gif | image/gif | GIF image
    public.png | public.image | png | image/png | PNG image
    com.apple.icns | public.image | icns | image/x-icns | icon image
    com.microsoft.bmp | public.image | bmp dib | image/bmp | Windows bitmap image
    com.microsoft.ico | public.image | ico | image/vnd.microsoft.icon image/x-icon | Windows icon image
    org.webmproject.webp | public.image | webp | image/webp | WebP image
    public.camera-raw-image | public.image | | | camera RAW image
    com.adobe.raw-image | public.camera-raw-image | dng | image/x-adobe-dng | digital negative
    public.svg-image | public.image public.xml | svg svgz | image/svg+xml | SVG image
    com.apple.live-photo | | | | Live Photo
    com.apple.private.auto-loop-photo | | | | Live Photo
    public.heif-standard | public.image | | | HEIF image
    public.heif | public.heif-standard | heif hif | image/heif | HEIF image
    public.heic | public.heif-standard | heic | image/heic | HEIC image
    public.heics | public.heif-standard | heics | image/heic-sequence | HEIC image sequence
    com.ilm.openexr-image | public.image | exr | image/x-exr | OpenEXR image
    public.jpeg-2000 | public.image | jp2 jpf jpx j2k j2c | image/jp2 | JPEG 2000 image
    public.audiovisual-content | public.data public.content | | | audiovisual content
    public.movie | public.audiovisual-content | | | movie
    public.video | public.movie | | | video
    public.audio | public.audiovisual-content | | | audio
    com.apple.quicktime-movie | public.movie | mov qt | video/quicktime | QuickTime movie
    public.mpeg | public.movie | mpg mpeg mpe m75 m15 | video/mpeg | MPEG movie
    public.mpeg-2-video | public.video | m2v | video/mpeg2 | MPEG-2 video
    public.mpeg-2-transport-stream | public.movie | ts | | MPEG-2 transport stream
    public.mp3 | public.audio | mp3 mpga | audio/mpeg audio/mp3 | MP3 audio
    public.mpeg-4 | public.movie | mp4 mpg4 | video/mp4 | MPEG-4 movie
    public.mpeg-4-audio | public.mpeg-4 public.audio | mp4 | audio/mp4 | MPEG-4 audio
    com.apple.m4a-audio | public.audio | m4a | audio/x-m4a | Apple MPEG-4 audio
    com.apple.m4v-video | public.movie | m4v | video/x-m4v | Apple MPEG-4 movie
    com.apple.protected-mpeg-4-audio | public.audio | m4p | | protected MPEG-4 audio
    com.apple.protected-mpeg-4-video | com.apple.m4v-video | | | protected MPEG-4 movie
    public.avi | public.movie | avi vfw | video/avi video/x-msvideo | AVI movie
    public.aiff-audio | public.audio | aiff aif | audio/aiff audio/x-aiff | AIFF audio
    com.microsoft.waveform-audio | public.audio | wav wave | audio/vnd.wave audio/wav audio/x-wav | waveform audio
    public.midi-audio | public.audio | midi mid smf kar | audio/midi | MIDI audio
    org.xiph.flac | public.audio | flac | audio/flac | FLAC audio
    public.aac-audio | public.audio | aac adts | audio/aac | AAC audio
    public.playlist | | | | playlist
    public.m3u-playlist | public.text public.playlist | m3u m3u8 | audio/mpegurl application/vnd.apple.mpegurl | M3U playlist
    public.archive | | | | archive
    public.bz2-archive | public.data public.archive | bz2 bzip2 | application/x-bzip2 | bzip2 archive
    org.gnu.gnu-zip-archive | public.data public.archive | gz gzip | application/x-gzip application/gzip | gzip archive
    public.tar-archive | public.data public.archive | tar | application/x-tar | tar archive
    public.zip-archive | public.data com.pkware.zip-archive | zip | application/zip | ZIP archive
    com.pkware.zip-archive | public.data public.archive | | | ZIP archive
    com.apple.archive | public.data public.archive | aar | | Apple archive
    com.sun.java-archive | public.zip-archive public.executable | jar | application/java-archive | Java archive
    public.url | public.data | | | URL
    public.file-url | public.url | | | file URL
    public.url-name | | | | URL name
    com.apple.internet-location | public.data com.apple.resolvable | | | internet location
    com.microsoft.internet-shortcut | com.apple.internet-location | url | | internet shortcut
    com.apple.web-internet-location | com.apple.internet-location | webloc | | web location
    public.bookmark | | | | bookmark
    com.apple.bookmark | public.data com.apple.resolvable | | | bookmark
    com.apple.webarchive | public.data public.composite-content | webarchive | application/x-webarchive | Web archive
    com.apple.arobject | public.data | arobject | | AR reference object
    public.unix-executable | public.data public.executable | | | Unix executable
    com.microsoft.windows-executable | public.data public.executable | exe | application/x-msdownload | Windows executable
    public.font | | | | font
    public.truetype-ttf-font | public.data public.font | ttf | font/ttf | TrueType font
    public.opentype-font | public.data public.font | otf | font/otf | OpenType font
    public.3d-content | public.data public.content | | | 3D content
    com.pixar.universal-scene-description | public.3d-content public.data | usd usda usdc | | USD
    com.pixar.universal-scene-description-mobile | public.3d-content public.data | usdz | model/vnd.usdz+zip | USDZ
    com.apple.reality | public.data | reality | model/vnd.reality | Reality file
    com.apple.scenekit.scene | public.3d-content | scn | | SceneKit scene
    public.polygon-file-format | public.3d-content | ply | | polygon file
    public.standard-tesselated-geometry-format | public.3d-content | stl | model/stl | 3D model
    public.geometry-definition-format | public.3d-content | obj | | 3D model
    public.pkcs | public.data | | | cryptographic data
    com.rsa.pkcs-12 | public.pkcs | p12 pfx | application/x-pkcs12 | personal identity
    public.x509-certificate | public.data | cer crt der | application/x-x509-ca-cert | X.509 certificate
    org.idpf.epub-container | public.data public.composite-content | epub | application/epub+zip | EPUB
    com.microsoft.word.doc | public.data public.composite-content | doc | application/msword | Word document
    org.openxmlformats.wordprocessingml.document | public.data public.composite-content | docx | application/vnd.openxmlformats-officedocument.wordprocessingml.document | Word document
    com.microsoft.excel.xls | public.data public.spreadsheet | xls | application/vnd.ms-excel | Excel workbook
    org.openxmlformats.spreadsheetml.sheet | public.data public.spreadsheet | xlsx | application/vnd.openxmlformats-officedocument.spreadsheetml.sheet | Excel workbook
    com.microsoft.powerpoint.ppt | public.data public.presentation | ppt | application/vnd.ms-powerpoint | PowerPoint presentation
    org.openxmlformats.presentationml.presentation | public.data public.presentation | pptx | application/vnd.openxmlformats-officedocument.presentationml.presentation | PowerPoint presentation
    com.apple.applicationextension | com.apple.package com.apple.bundle | appex | | app extension
    com.apple.systempreference.prefpane | com.apple.package com.apple.bundle | prefpane | | preference pane
    """
}
