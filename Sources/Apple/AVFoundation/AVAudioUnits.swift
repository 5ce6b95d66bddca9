// Effects and sources of an audio engine, which is silent.
//
// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
  open var name: String { "" }
}

/// An effect of an audio engine.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
  /// Stored only: no sound is played.
  open var bypass = false
}

/// An effect that changes the length of audio.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
  /// Stored only: no sound is played.
  open var bypass = false
}

public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom
  case mediumRoom
  case largeRoom
  case mediumHall
  case largeHall
  case plate
  case mediumChamber
  case largeChamber
  case cathedral
  case largeRoom2
  case mediumHall2
  case mediumHall3
  case largeHall2
}

/// An echo of a room. Stored only: no sound is played.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
  open var wetDryMix: Float = 0

  /// Has no effect: no sound is played.
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

/// A delay. Stored only: no sound is played.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
  open var delayTime: TimeInterval = 1
  open var feedback: Float = 50
  open var lowPassCutoff: Float = 15_000
  open var wetDryMix: Float = 100
}

public enum AVAudioUnitDistortionPreset: Int, Sendable {
  case drumsBitBrush
  case drumsBufferBeats
  case drumsLoFi
  case multiBrokenSpeaker
  case multiCellphoneConcert
  case multiDecimated1
  case multiDecimated2
  case multiDecimated3
  case multiDecimated4
  case multiDistortedFunk
  case multiDistortedCubed
  case multiDistortedSquared
  case multiEcho1
  case multiEcho2
  case multiEchoTight1
  case multiEchoTight2
  case multiEverythingIsBroken
  case speechAlienChatter
  case speechCosmicInterference
  case speechGoldenPi
  case speechRadioTower
  case speechWaves
}

/// A distortion. Stored only: no sound is played.
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
  open var preGain: Float = -6
  open var wetDryMix: Float = 50

  /// Has no effect: no sound is played.
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

/// A change of pitch and rate. Stored only: no sound is played.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
  open var pitch: Float = 0
  open var rate: Float = 1
  open var overlap: Float = 8
}

/// A change of rate. Stored only: no sound is played.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
  open var rate: Float = 1
}

public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric
  case lowPass
  case highPass
  case resonantLowPass
  case resonantHighPass
  case bandPass
  case bandStop
  case lowShelf
  case highShelf
  case resonantLowShelf
  case resonantHighShelf
}

/// A band of an equalizer. Stored only: no sound is played.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
  open var filterType = AVAudioUnitEQFilterType.parametric
  open var frequency: Float = 1000
  open var bandwidth: Float = 0.5
  open var gain: Float = 0
  open var bypass = true
}

/// An equalizer. Stored only: no sound is played.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
  public let bands: [AVAudioUnitEQFilterParameters]
  open var globalGain: Float = 0

  public init(numberOfBands: Int) {
    bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() }
  }
  public convenience override init() { self.init(numberOfBands: 1) }
}

/// An instrument of samples, which is silent.
open class AVAudioUnitSampler: AVAudioUnit, @unchecked Sendable {
  /// Stored only: no sound is played.
  open var masterGain: Float = 0
  /// Stored only: no sound is played.
  open var stereoPan: Float = 0

  /// Throws, because Quoin reads no sound banks.
  open func loadSoundBankInstrument(
    at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8
  ) throws {
    throw CocoaError(.featureUnsupported)
  }
  /// Throws, because Quoin reads no instruments.
  open func loadInstrument(at instrumentURL: URL) throws {
    throw CocoaError(.featureUnsupported)
  }
  /// Has no effect: no sound is played.
  open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
  /// Has no effect: no sound is played.
  open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
  /// Has no effect: no sound is played.
  open func sendProgramChange(
    _ program: UInt8, bankMSB: UInt8 = 0, bankLSB: UInt8 = 0, onChannel channel: UInt8
  ) {}
}
