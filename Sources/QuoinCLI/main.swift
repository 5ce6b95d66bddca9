print("quoin")
